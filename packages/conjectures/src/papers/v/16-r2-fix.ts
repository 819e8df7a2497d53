import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { v16R2 } from './16-r2.ts'
import { CORRECTED, LIMIT } from '../../judge/shapes/v/session-index.ts'

/** R2 with the accuracy that the larger coordinate asks for. */
export const v16R2Fix: Claim = correctedClaim(v16R2, {
  title: 'R2 with g_* of V-16.R0-fix: i* = least integer with i*(g_*+1) > S; then b_{i*} = S',
  statement: String.raw`R2: for $S$ in $B$, $i^*$ is the least integer with $i^*(g_*+1)>S$ (47); then $i=i^*$, $b_{i^*}=S$ (48); where $g_*=x_r$ with $r=\lceil\log_{10}L\rceil$ from the start $(S,L)$ of the game (V-16.R0-fix), or $g_*$ is the limit of $x_r$. Changed: $r$ depends on $L$, not on $L-S$.`,
  conventions: [
    'starts (s,l), 1 ≤ s < l; base 10, t = L: g_* = x_r with r = ⌈log10 l⌉, the least r of the bases 2, 10, e; base limit: the limit of x_r in the place of x_r',
    'R2 is run for every S ≤ l that is some b_i',
  ],
  only: { base: [LIMIT, CORRECTED] },
})
