import { slowSetNim } from '@nim/core/rules'
import { oddCountFormula, theorem61Formula } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import { piles } from '../../../claim/parameters-nk.ts'
import { defaultBox } from '../../../facts/setnim/default-box.ts'
import type { ByN } from '../../../facts/setnim/game-families.ts'
import { formulas } from '../../../judge/formulas.ts'

/** P-positions of the game on one pile or all. */
export const dhT61: Claim = formulas<ByN>({
  id: 'DH-T6.1',
  kind: 'theorem',
  at: 'Theorem 6.1',
  paperStatus: 'proved',
  title: 'in SN(n,{1,n}): P iff |x| is even, and for even n x_1 is even too',
  statement: String.raw`In $SN(n,\{1,n\})$: (1) for odd $n$, $x$ is a P-position iff $|x|$ is even; (2) for even $n$, $x$ is a P-position iff $|x|$ and $x_1$ are both even.`,
  conventions: ['normal play; every position, reduced or not; for n = 1 the move sizes are {1}'],
  complexity: 'C(max+n,n) positions times n + 1 moves',
  games: {
    parameters: [piles(1, 1, 8)],
    ruleset: ({ n }) => slowSetNim(n, [1, n]),
    defaultDomain: ({ n }) => defaultBox(n),
  },
  printed: ({ n }) => ({ says: theorem61Formula(n) }),
  // the parity of the smallest pile is left out for even n
  wrong: { case: { n: 4 }, max: 4, holds: { says: oddCountFormula(4, [0, 2, 4]) } },
  calls: () => 'Theorem 6.1',
})
