import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { vV2 } from './v2.ts'

/** Validation of step A4: an index exists, with indices from 0. */
export const vV2Fix: Claim = correctedClaim(vV2, {
  title: 'with a_0 = b_0 = 0: if S < a_m there is k < m with a_k = S or i < m with b_i = S',
  statement: String.raw`If $S<a_m$ there is an index $k$, $0\le k<m$, with $a_k=S$ or an index $i$, $0\le i<m$, with $b_i=S$, where $a_0=b_0=0$. Changed: the index 0 is admitted, which $S=0$ needs.`,
  conventions: [
    'indices begin with 0, a_0 = b_0 = 0',
    'm = L − S; positions with 0 ≤ S ≤ L, S = 0 and S = L included',
  ],
  only: { reading: ['indices from 0'] },
})
