import type { Claim } from '../../../claim/claim.ts'
import { everyA } from '../../../facts/setnim/game-families.ts'
import { isReduced, outcomeOfFirst } from '../../../facts/setnim/reduction.ts'
import { outcome } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'

/** Positions with the same reduction. */
export const dhC25: Claim = positions({
  id: 'DH-C2.5',
  kind: 'corollary',
  at: 'Corollary 2.5',
  paperStatus: 'proved',
  title: 'red(x) = red(y) implies the same outcome',
  statement: String.raw`If $red(x)=red(y)$, then $x$ and $y$ have the same outcome.`,
  conventions: ['normal play; y is the first position of the box with the reduction of x'],
  decides:
    'for every position of the box and every A, whether it has the outcome of its whole class',
  games: everyA(1, 5),
  quick: { ranges: { n: [1, 3] }, max: 12 },
  facts: { outcome, ofFirst: outcomeOfFirst, isReduced },
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
  printed: {
    outcome: {
      says: 'x has the outcome of every y with red(y) = red(x)',
      holds: ({ outcome, ofFirst }) => outcome === ofFirst,
    },
  },
  // every position that is not reduced is said to be P
  wrong: {
    case: { n: 3, A: '{2}' },
    max: 3,
    holds: ({ outcome, isReduced }) => isReduced || outcome === 0,
  },
})
