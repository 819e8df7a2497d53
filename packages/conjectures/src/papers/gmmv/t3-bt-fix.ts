import { levelBoundCorrected } from '@nim/core/exact-slow'
import type { Claim } from '../../claim/claim.ts'
import { levelBoundClaim } from '../../judge/shapes/gmmv/level-bound-claim.ts'

/** The closed form of b_t with the condition that the print leaves out. */
export const gmmvT3BtFix: Claim = levelBoundClaim({
  id: 'GMMV-T3-bt-fix',
  kind: 'algorithm',
  where: 'Theorem 3, proof, corrected by nimlab',
  paperStatus: 'asserted',
  title: 'b_t(x) = 2q by the min formula if 2⌊x_{t−1}/2⌋ ≤ 2q, otherwise −∞',
  statement: String.raw`For $t=2$: $b_2(x)=2\lfloor x_2/2\rfloor$. For $2<t\le k+2$: let $q=\min\left(\left\lfloor\frac{2\lfloor x_1/2\rfloor+A_t}{2(t-2)}\right\rfloor,\lfloor x_t/2\rfloor\right)$, the second term only for $t\le k+1$; then $b_t(x)=2q$ if $\lfloor x_{t-1}/2\rfloor\le q$, otherwise $b_t(x)=-\infty$. Changed: the condition on $q$, which says that no $z_i$ is larger than $b(z)$ and implies $s\ge0$.`,
  conventions: ['k = n − 1; A_t = Σ_{i=2}^{t−1} 2⌊x_i/2⌋'],
  printed: levelBoundCorrected,
})
