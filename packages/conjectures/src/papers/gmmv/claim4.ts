import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** B falls along moves. */
export const gmmvClaim4: Claim = kPlusOneClaim({
  id: 'GMMV-Claim4',
  kind: 'lemma',
  source: `${GMMV}, Claim 4`,
  paperStatus: 'proved',
  title: 'a move does not raise B',
  statement: String.raw`$x\to x'$ a move implies $\mathcal B(x')\le\mathcal B(x)$.`,
  fewestPiles: 3,
  printed: {
    whole: { over: 'moves', holds: (x, next) => next.B <= x.B },
  },
})
