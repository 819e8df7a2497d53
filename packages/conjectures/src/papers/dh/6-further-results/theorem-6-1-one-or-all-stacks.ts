import { slowSetNim } from '@nim/core/rules'
import { outcomeByTheorem61 } from '@nim/core/setnim'
import { type ByN, defaultBox, type GameFamily } from '../../../facts/setnim/game-families.ts'
import { sum } from '../../../facts/setnim/stacks.ts'
import { type Claim, outcome, piles, positions } from '../../../judge/index.ts'

const GAMES: GameFamily<ByN> = {
  parameters: [piles(1, 1, 8)],
  ruleset: ({ n }) => slowSetNim(n, [1, n]),
  defaultDomain: ({ n }) => defaultBox(n),
}

export const dhT61: Claim = positions({
  id: 'DH-T6.1',
  kind: 'theorem',
  at: 'Theorem 6.1',
  paperStatus: 'proved',
  title: 'in SN(n,{1,n}): x is P iff |x| is even and, if n is even, x_1 is even too',
  statement: String.raw`In $SN(n,\{1,n\})$: (1) for odd $n$, $x$ is a P-position iff $|x|$ is even; (2) for even $n$, $x$ is a P-position iff $|x|$ and $x_1$ are both even.`,
  conventions: ['normal play; every position, reduced or not; for n = 1 the move sizes are {1}'],
  games: GAMES,
  facts: { sum, outcome },
  digest: 'outcome',
  printed: ({ x, outcome }) => outcomeByTheorem61(x) === (outcome === 0 ? 'P' : 'N'),
  // In the mutation, for even n, the parity of the smallest pile is ignored.
  wrongAt: { case: { n: 4 }, max: 4 },
  wrong: ({ sum, outcome }) => (outcome === 0) === (sum % 2 === 0),
})
