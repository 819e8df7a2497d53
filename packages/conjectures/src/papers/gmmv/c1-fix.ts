import { type Claim } from '../../claim/claim.ts'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import { criticalBoundsClaim } from '../../judge/shapes/gmmv/check-critical-bounds.ts'
import { criticalBox } from '../../facts/exact-slow/critical-box.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** What is left of the conjecture on m-critical positions. */
export const gmmvC1Fix: Claim = criticalBoundsClaim({
  id: 'GMMV-C1-fix',
  kind: 'conjecture',
  source: `${GMMV}, Conjecture 1, weakened by nimlab`,
  paperStatus: 'asserted',
  title: 'm-critical positions of NIM(n,k) have km ≤ |x| and max(x) ≤ m',
  statement: String.raw`For all integers $0<k<n$ and $m\ge 0$, every $m$-critical position $x$ of $NIM(n,k)$ satisfies (a) $km\le|x|$ and (c) $\max(x)\le m$; and for $k=1$ and $k=n-1$ also (b) $|x|<k(m+1)$. Changed: (b) is not said of the other $k$, because it fails for $NIM(7,4)$ at $(12,12,12,13,15,24,24)$, where $m=27$ and $|x|=112$.`,
  conventions: [
    'normal play; x is m-critical iff R(x) = m and no y ≺ x has R(y) = m (GMMV-D8), R the remoteness',
    'this is a conjecture too: it is what no known counterexample contradicts',
    'data: positions of the box, extreme values of |x| − km and of max(x) − m',
  ],
  parameters: [piles(2, 3, 7), sizeK('piles of a move', (n) => [1, n - 1])],
  quick: { ranges: { n: [3, 4] }, max: 12 },
  defaultDomain: ({ n }) => criticalBox(n),
  printed: (m, k, n) => ({
    leastSum: k * m,
    sumBelow: k === 1 || k === n - 1 ? k * (m + 1) : Infinity,
    largestPile: m,
  }),
})
