import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The M-move from B-odd positions. */
export const gmmvClaim12: Claim = kPlusOneClaim({
  id: 'GMMV-Claim12',
  kind: 'lemma',
  source: `${GMMV}, Claim 12`,
  paperStatus: 'proved',
  title: 'the M-move from a B-odd, not exceptional position lowers B by 1',
  statement: String.raw`$x$ $\mathcal B$-odd, nonterminal and not exceptional, $x\to x'$ the M-move, implies $\mathcal B(x')=\mathcal B(x)-1$.`,
  fewestPiles: 3,
  printed: {
    whole: {
      over: 'M-moves',
      holds: (x, next) => (x.B % 2 === 1 && x.exceptional === null ? next.B === x.B - 1 : null),
    },
  },
})
