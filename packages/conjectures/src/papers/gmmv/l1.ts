import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** B-even positions are independent. */
export const gmmvL1: Claim = kPlusOneClaim({
  id: 'GMMV-L1',
  kind: 'lemma',
  source: `${GMMV}, Lemma 1`,
  paperStatus: 'proved',
  title: 'no move leads from a B-even to a B-even position',
  statement: String.raw`There are no moves from $\mathcal B$-even to $\mathcal B$-even positions.`,
  fewestPiles: 3,
  printed: {
    whole: { over: 'moves', holds: (x, next) => (x.B % 2 === 0 ? next.B % 2 === 1 : null) },
  },
})
