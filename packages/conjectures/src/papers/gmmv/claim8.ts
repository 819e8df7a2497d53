import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { largestExceptionalBelow } from '../../facts/exact-slow/largest-exceptional-below.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** B above exceptional positions. */
export const gmmvClaim8: Claim = kPlusOneClaim({
  id: 'GMMV-Claim8',
  kind: 'lemma',
  source: `${GMMV}, Claim 8`,
  paperStatus: 'proved',
  title: 'B(x) > m(z) for x above an exceptional z',
  statement: String.raw`$x\succeq z$, $x\ne z$, $z$ exceptional, implies $\mathcal B(x)>m(z)$.`,
  conventions: [
    'it is enough to compare B(x) with the largest m(z) over all exceptional z ≺ x; −1 if there is none',
  ],
  fewestPiles: 3,
  defaultPositions: 30000,
  extra: { name: 'largest m(z)', table: largestExceptionalBelow },
  printed: {
    whole: { over: 'positions', holds: (x) => (x.extra < 0 ? null : x.B > x.extra) },
  },
})
