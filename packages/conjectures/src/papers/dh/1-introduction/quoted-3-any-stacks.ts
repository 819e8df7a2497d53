import { outcomeOnAnyStacks } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import { oneGame } from '../../../facts/setnim/game-families.ts'
import { moveSizesFrom } from '../../../facts/setnim/move-sets.ts'
import { sum } from '../../../facts/setnim/stacks.ts'
import { outcome } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'

/** Play on any stacks. */
export const dhI3: Claim = positions({
  id: 'DH-I3',
  kind: 'proposition',
  at: 'section 1',
  paperStatus: 'quoted',
  title: 'SN(n,{1,…,n}): x is P iff all heights are even',
  statement: String.raw`In $SN(n,\{1,\dots,n\})$, $x$ is a P-position iff all its heights are even.`,
  conventions: ['normal play'],
  decides: 'for every position of the box, the outcome by exhaustive solution',
  complexity: 'C(max+n,n) positions times 2^n − 1 moves',
  games: oneGame((n) => moveSizesFrom(1, n), 1, 6),
  facts: { outcome, sum },
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
  printed: {
    outcome: {
      says: 'x is P iff all heights are even',
      holds: ({ x, outcome }) => outcomeOnAnyStacks(x) === (outcome === 0 ? 'P' : 'N'),
    },
  },
  // the sum is even instead of all heights
  wrong: {
    case: { n: 2 },
    max: 3,
    holds: ({ sum, outcome }) => (outcome === 0) === (sum % 2 === 0),
  },
})
