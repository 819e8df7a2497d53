import type { Claim } from '../../claim/claim.ts'
import { exampleMoveClaim } from '../../judge/shapes/v/example-move.ts'

/** The example for S < a_m with S = a_k. */
export const vEx4: Claim = exampleMoveClaim(
  {
    id: 'V-Ex4',
    source: 'Example 4',
    title: 'from (14,29): m = 15, a_15 = 24, 14 = a_9, Cora moves to (14,23)',
    statement: String.raw`$(14,29)$: $m=15$, $a_{15}=24>14$ and $14=a_9$, so $L:=29-6=b_9=23$.`,
  },
  {
    position: [14, 29],
    m: 15,
    am: 24,
    index: { sequence: 'a', n: 9 },
    target: [14, 29 - 6],
  },
)
