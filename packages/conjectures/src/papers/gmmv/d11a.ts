import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The bound of a basic position is its own number. */
export const gmmvD11a: Claim = kPlusOneClaim({
  id: 'GMMV-D11a',
  kind: 'remark',
  source: `${GMMV}, section 5`,
  paperStatus: 'asserted',
  title: 'B(z) = b(z) for every basic z',
  statement: String.raw`$\mathcal B(z)=b(z)$ for every basic position $z$.`,
  fewestPiles: 3,
  printed: {
    whole: { over: 'positions', holds: (x) => (x.basic === null ? null : x.B === x.basic) },
  },
})
