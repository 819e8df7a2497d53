import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The M-move from B-even positions. */
export const gmmvClaim10: Claim = kPlusOneClaim({
  id: 'GMMV-Claim10',
  kind: 'lemma',
  source: `${GMMV}, Claim 10`,
  paperStatus: 'proved',
  title: 'the M-move from a B-even position lowers B by 1',
  statement: String.raw`$x$ $\mathcal B$-even and nonterminal, $x\to x'=x-d(e(x))$ the M-move, implies $\mathcal B(x')=\mathcal B(x)-1$.`,
  fewestPiles: 3,
  printed: {
    whole: { over: 'M-moves', holds: (x, next) => (x.B % 2 === 0 ? next.B === x.B - 1 : null) },
  },
})
