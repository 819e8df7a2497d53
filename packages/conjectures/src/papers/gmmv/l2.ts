import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The number of M-moves by basic positions. */
export const gmmvL2: Claim = kPlusOneClaim({
  id: 'GMMV-L2',
  kind: 'lemma',
  source: `${GMMV}, Lemma 2 and its proof`,
  paperStatus: 'proved',
  title: 'M = B, or B + 1 at exceptional positions',
  statement: String.raw`(a) $\mathcal M(x)=\mathcal B(x)$ for non-exceptional $x$, $\mathcal M(x)=\mathcal B(x)+1$ for exceptional $x$; (b) no M-move leads to an exceptional position; (c) there are no moves between exceptional positions.`,
  fewestPiles: 3,
  defaultPositions: 30000,
  printed: {
    a: { over: 'positions', holds: (x) => x.M === x.B + (x.exceptional === null ? 0 : 1) },
    b: { over: 'M-moves', holds: (_, next) => next.exceptional === null },
    c: {
      over: 'moves',
      holds: (x, next) => (x.exceptional === null ? null : next.exceptional === null),
    },
  },
})
