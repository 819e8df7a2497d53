import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { v16R1 } from './4-accuracy/session-r1-r2-indices.ts'
import { CORRECTED, LIMIT } from '../../judge/shapes/v/session-index.ts'

/** R1 with the accuracy that the larger coordinate asks for. */
export const v16R1Fix: Claim = correctedClaim(v16R1, {
  title:
    'R1 with g_* of V-16.R0-fix: k* = least integer with k*g_* > S; if ⌊k*g_*⌋ = S then a_{k*} = S',
  statement: String.raw`R1: $k^*$ is the least integer with $k^*g_*>S$ (45); if $\lfloor k^*g_*\rfloor=S$ then $k=k^*$, $a_{k^*}=S$ (46), else $S$ is no $a_k$; where $g_*=x_r$ with $r=\lceil\log_{10}L\rceil$ from the start $(S,L)$ of the game (V-16.R0-fix), or $g_*$ is the limit of $x_r$. Changed: $r$ depends on $L$, not on $L-S$.`,
  conventions: [
    'starts (s,l), 1 ≤ s < l; base 10, t = L: g_* = x_r with r = ⌈log10 l⌉, the least r of the bases 2, 10, e; base limit: the limit of x_r in the place of x_r',
    'R1 is run for every S ≤ l and must say none where S is no a_k',
  ],
  only: { base: [LIMIT, CORRECTED] },
})
