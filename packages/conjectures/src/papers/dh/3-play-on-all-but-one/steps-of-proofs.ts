import type { Type } from '@nim/core/setnim/definitions'
import { type ByN, type GameFamily, stacks } from '../../../facts/setnim/game-families.ts'
import { allTypes, isPTypeOfAllButOne } from '../../../facts/setnim/types.ts'
import type { CaseParameters, PrintedParts } from '../../../judge/index.ts'
import type { Card, Claim, Fact, Facts, FixedDomain, StatementInput } from '../../../judge/index.ts'
import { byCase, choice, instances, positions } from '../../../judge/index.ts'

/**
 * Steps of a proof: arithmetic on types, and statements about reduced positions and their moves.
 */
interface Steps<F extends Facts> extends Omit<Card, 'kind'>, Partial<Pick<Card, 'kind'>> {
  readonly games: GameFamily<ByN>
  /** By default, boxes are checked from n = 3 up to this limit, and types up to n = 12. */
  readonly mostOnBoxes: number
  readonly types: PrintedParts<Type, ByN>
  readonly facts: F
  readonly boxes: PrintedParts<StatementInput<F>, ByN>
  readonly wrong: unknown
}

/** A claim about steps of a proof. */
export function stepsOfProof<F extends Facts & { readonly reducedRank: Fact }>(
  steps: Steps<F>,
): Claim {
  const { games, mostOnBoxes, types, facts, boxes, wrong, ...rest } = steps
  const card = { kind: 'lemma', ...rest } as const
  const isOfTypes = (part: unknown): boolean => Object.hasOwn(types, String(part))
  const parameters = [
    choice('part', 'step of the proof', [...Object.keys(types), ...Object.keys(boxes)]),
    {
      ...stacks(3, 3, 12),
      allowed: ({ part }: CaseParameters) => [3, isOfTypes(part) ? 30 : 12] as const,
      defaults: ({ part }: CaseParameters) => [3, isOfTypes(part) ? 12 : mostOnBoxes] as const,
    },
  ]
  const onBoxes = positions<ByN, F>({
    ...card,
    games: { ...games, parameters },
    facts,
    digest: 'reducedRank',
    printed: boxes,
  })
  const onTypes = instances<ByN, FixedDomain, Type>({
    ...card,
    domain: () => ({ kind: 'fixed' }),
    instances: ({ parameters: { n } }) => allTypes(n),
    digest: (type, { n }) => (isPTypeOfAllButOne(n, type) ? 0 : 1),
    method: 'arithmetic',
    printed: types,
    witness: ({ o, r }, { n }) => ({ n, o, r }),
  })
  const claimOf = ({ part }: CaseParameters): Claim => (isOfTypes(part) ? onTypes : onBoxes)
  return byCase({ ...card, parameters, quick: { ranges: { n: [3, 4] } }, claimOf, wrong })
}
