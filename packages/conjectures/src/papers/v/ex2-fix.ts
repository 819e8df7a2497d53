import type { Claim } from '../../claim/claim.ts'
import { exampleMoveClaim } from '../../judge/shapes/v/example-move.ts'

/** The example for S > a_m with the number that is subtracted put right. */
export const vEx2Fix: Claim = exampleMoveClaim(
  {
    id: 'V-Ex2-fix',
    source: 'Example 2, corrected by nimlab',
    title: 'from (19,26): m = 7, (a_7,b_7) = (11,18), Cora subtracts S − a_7 = 8 from both',
    statement: String.raw`$(19,26)$: $m=7$, $a_7=11$, $b_7=18$; Cora subtracts $y=S-a_7=8$, not $m=7$, from both coordinates and reaches $(11,18)$.`,
  },
  { position: [19, 26], m: 7, am: 11, bm: 18, target: [19 - 8, 26 - 8] },
)
