import type {
  Card,
  CaseParameters,
  Claim,
  Domain,
  InstancesClaim,
  Meant,
} from '../../judge/index.ts'
import { corrected, instances } from '../../judge/index.ts'

/** A statement both as printed and as corrected: the claims `<id>` and `<id>-fix`. */
export function printedAndCorrected<C extends CaseParameters, D extends Domain, I>(
  printed: InstancesClaim<C, D, I>,
  changes: Partial<InstancesClaim<C, D, I>> & Pick<Card, 'title' | 'statement'>,
  meant: Meant = { digestedAs: 'printed' },
): readonly Claim[] {
  return [instances(printed), instances(corrected(printed, changes, meant))]
}
