import type { Claim } from '../../claim/claim.ts'
import type { CaseParameters } from '../../claim/parameter.ts'
import type { Domain } from '../../claim/verdict.ts'
import { corrected, type Meant } from '../../judge/corrected.ts'
import { instances, type InstancesClaim } from '../../judge/instances.ts'
import type { Card } from '../../judge/statement.ts'

/** A statement as printed, and as corrected: the claims `<id>` and `<id>-fix`. */
export function printedAndCorrected<C extends CaseParameters, D extends Domain, I>(
  printed: InstancesClaim<C, D, I>,
  changes: Partial<InstancesClaim<C, D, I>> & Pick<Card, 'title' | 'statement'>,
  meant: Meant = { digestedAs: 'printed' },
): readonly Claim[] {
  return [instances(printed), instances(corrected(printed, changes, meant))]
}
