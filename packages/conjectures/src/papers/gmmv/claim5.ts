import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** How far B falls from a B-odd position. */
export const gmmvClaim5: Claim = kPlusOneClaim({
  id: 'GMMV-Claim5',
  kind: 'lemma',
  source: `${GMMV}, Claim 5`,
  paperStatus: 'proved',
  title: 'a move from a B-odd position lowers B by 2 at most',
  statement: String.raw`$x\to x'$ a move, $x$ $\mathcal B$-odd, implies $\mathcal B(x')\ge\mathcal B(x)-2$.`,
  fewestPiles: 3,
  printed: {
    whole: { over: 'moves', holds: (x, next) => (x.B % 2 === 1 ? next.B >= x.B - 2 : null) },
  },
})
