import type { Claim, ClaimCard } from '../../../claim/claim.ts'
import type { GameFamily } from '../../../facts/setnim/game-families.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import { statementClaim } from './statement-claim.ts'
import { TYPES } from './type-list.ts'

/**
 * A claim on steps of a proof: those about types by arithmetic for n = 3..12, those about positions
 * on boxes for n = 3..`mostOnBoxes`.
 */
export function stepsClaim(
  card: Pick<ClaimCard, 'id' | 'source' | 'title' | 'statement' | 'conventions'>,
  family: GameFamily,
  printed: Parts,
  mostOnBoxes: number,
): Claim {
  const names = Object.keys(printed)
  const isTypes = (name: unknown): boolean => 'ofInstance' in printed[String(name)]!
  return statementClaim({
    ...card,
    kind: 'lemma',
    paperStatus: 'proved',
    decides:
      'types: every type of n stacks, by arithmetic; otherwise every reduced position of the box and every move',
    complexity: 'n² types; C(max+n,n) positions times n moves',
    games: {
      ...family,
      parameters: [
        { kind: 'choice', name: 'part', about: 'step of the proof', values: () => names },
        {
          kind: 'integer',
          name: 'n',
          about: 'number of stacks',
          allowed: ({ part }) => [3, isTypes(part) ? 30 : 12],
          defaults: ({ part }) => [3, isTypes(part) ? 12 : mostOnBoxes],
        },
      ],
    },
    lists: TYPES,
    quick: { ranges: { n: [3, 4] } },
    printed,
  })
}
