import type { Claim } from '../../claim/claim.ts'
import { exampleMoveClaim } from '../../judge/shapes/v/example-move.ts'

/** The example for S < a_m with S = b_i. */
export const vEx3: Claim = exampleMoveClaim(
  {
    id: 'V-Ex3',
    source: 'Example 3',
    title: 'from (15,32): m = 17, a_17 = 27, 15 = b_6, Cora moves to (9,15)',
    statement: String.raw`$(15,32)$: $m=17$, $a_{17}=27$; $15<a_{17}$ and $15=b_6$, so Cora's move is $L:=15$ and $S:=L-6=9$.`,
  },
  {
    position: [15, 32],
    m: 17,
    am: 27,
    index: { sequence: 'b', n: 6 },
    target: [15 - 6, 15],
  },
)
