import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The M-move from basic positions. */
export const gmmvClaim11: Claim = kPlusOneClaim({
  id: 'GMMV-Claim11',
  kind: 'lemma',
  source: `${GMMV}, Claim 11`,
  paperStatus: 'proved',
  title: 'the M-move from a basic z leads to a basic z′ with B(z′) = B(z) − 1',
  statement: String.raw`The M-move from a basic nonterminal $z$ leads to a basic $z'$ with $\mathcal B(z')=\mathcal B(z)-1$.`,
  fewestPiles: 3,
  printed: {
    whole: {
      over: 'M-moves',
      holds: (z, next) => (z.basic === null ? null : next.basic !== null && next.B === z.B - 1),
    },
  },
})
