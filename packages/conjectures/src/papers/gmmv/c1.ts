import { type Claim } from '../../claim/claim.ts'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import { criticalBoundsClaim } from '../../judge/shapes/gmmv/check-critical-bounds.ts'
import { criticalBox } from '../../facts/exact-slow/critical-box.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The conjecture on m-critical positions of every NIM(n,k). */
export const gmmvC1: Claim = criticalBoundsClaim({
  id: 'GMMV-C1',
  alias: 'm-critical',
  kind: 'conjecture',
  source: `${GMMV}, Conjecture 1`,
  paperStatus: 'conjectured',
  title: 'm-critical positions of NIM(n,k) have km ≤ |x| < k(m+1) and max(x) ≤ m',
  statement: String.raw`For all integers $0<k<n$ and $m\ge 0$, every $m$-critical position $x$ of $NIM(n,k)$ satisfies (a) $km\le|x|$, (b) $|x|<k(m+1)$, (c) $\max(x)\le m$.`,
  conventions: [
    'normal play; x is m-critical iff R(x) = m and no y ≺ x has R(y) = m (GMMV-D8), R the remoteness',
    'data: positions of the box, extreme values of |x| − km and of max(x) − m',
  ],
  parameters: [piles(2, 3, 7), sizeK('piles of a move', (n) => [1, n - 1])],
  quick: { ranges: { n: [3, 5] }, max: 12 },
  defaultDomain: ({ n }) => criticalBox(n),
  printed: (m, k) => ({ leastSum: k * m, sumBelow: k * (m + 1), largestPile: m }),
})
