import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { vP5 } from './1-winning-points/property-5-coordinates-are-distinct.ts'

/** Coordinates of different winning points other than (0,0) differ. */
export const vP5Fix: Claim = correctedClaim(vP5, {
  title: 'all coordinates of two distinct winning points other than (0,0) are distinct',
  statement: String.raw`For two distinct winning points $w_i$, $w_k$ with $i,k\ge1$ all of $c_i,d_i,c_k,d_k$ are distinct integers. Changed: $w_0=(0,0)$ is excepted, as in Property 2.`,
  conventions: ['part positive: pairs of points w_n with n ≥ 1'],
  decides: 'all pairs of winning points of the box but (0,0), found by the pass over the plane',
  only: { part: ['positive'] },
})
