import type { Claim } from '../../../claim/claim.ts'
import { exampleMoveClaim } from '../../../judge/shapes/v/example-move.ts'

/** The example for S > a_m. */
export const vEx2: Claim = exampleMoveClaim(
  {
    id: 'V-Ex2',
    source: 'Example 2',
    title: 'from (19,26): m = 7, (a_7,b_7) = (11,18), Cora subtracts 7 from both',
    statement: String.raw`$(19,26)$: $m=7$, $a_7=\lfloor 7(g+1)\rfloor=11$, $b_7=18$; since $11<19$ and $18<26$ Cora moves $S:=S-m=S-7$, $L:=L-m=L-7$.`,
  },
  { position: [19, 26], m: 7, am: 11, bm: 18, target: [19 - 7, 26 - 7] },
)
