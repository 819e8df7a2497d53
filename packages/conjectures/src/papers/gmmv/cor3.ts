import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Moves to exceptional positions. */
export const gmmvCor3: Claim = kPlusOneClaim({
  id: 'GMMV-Cor3',
  kind: 'corollary',
  source: `${GMMV}, Corollary 3`,
  paperStatus: 'proved',
  title: 'B(x) = m(x′) + 1 for a move from x to an exceptional x′',
  statement: String.raw`$x\to x'$ a move, $x'$ exceptional, implies $\mathcal B(x)=m(x')+1$.`,
  fewestPiles: 3,
  defaultPositions: 30000,
  printed: {
    whole: {
      over: 'moves',
      holds: (x, next) => (next.exceptional === null ? null : x.B === next.exceptional + 1),
    },
  },
})
