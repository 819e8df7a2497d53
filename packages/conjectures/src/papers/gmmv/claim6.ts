import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Moves to B-even positions. */
export const gmmvClaim6: Claim = kPlusOneClaim({
  id: 'GMMV-Claim6',
  kind: 'lemma',
  source: `${GMMV}, Claim 6`,
  paperStatus: 'proved',
  title: 'a move to a B-even position lowers B',
  statement: String.raw`$x\to x'$ a move, $x'$ $\mathcal B$-even, implies $\mathcal B(x')<\mathcal B(x)$.`,
  fewestPiles: 3,
  printed: {
    whole: { over: 'moves', holds: (x, next) => (next.B % 2 === 0 ? next.B < x.B : null) },
  },
})
