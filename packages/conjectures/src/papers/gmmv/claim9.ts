import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Moves from exceptional positions. */
export const gmmvClaim9: Claim = kPlusOneClaim({
  id: 'GMMV-Claim9',
  kind: 'lemma',
  source: `${GMMV}, Claim 9`,
  paperStatus: 'proved',
  title: 'x exceptional: B(x) = B(x′) = m(x) − 1, odd, for every move',
  statement: String.raw`$x$ exceptional, $x\to x'$ any move, implies $\mathcal B(x)=\mathcal B(x')=m(x)-1$, and this number is odd.`,
  fewestPiles: 3,
  defaultPositions: 30000,
  printed: {
    whole: {
      over: 'moves',
      holds: (x, next) =>
        x.exceptional === null
          ? null
          : x.B === next.B && x.B === x.exceptional - 1 && x.B % 2 === 1,
    },
  },
})
