import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** B of exceptional positions. */
export const gmmvClaim7: Claim = kPlusOneClaim({
  id: 'GMMV-Claim7',
  kind: 'lemma',
  source: `${GMMV}, Claim 7`,
  paperStatus: 'proved',
  title: 'B(x) < m(x) for exceptional x',
  statement: String.raw`$x$ exceptional implies $\mathcal B(x)<m(x)$.`,
  fewestPiles: 3,
  defaultPositions: 30000,
  printed: {
    whole: {
      over: 'positions',
      holds: (x) => (x.exceptional === null ? null : x.B < x.exceptional),
    },
  },
})
