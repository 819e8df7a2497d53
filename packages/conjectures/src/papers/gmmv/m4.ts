import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Optimality of the M-rule. */
export const gmmvM4: Claim = kPlusOneClaim({
  id: 'GMMV-M4',
  kind: 'theorem',
  source: `${GMMV}, abstract, section 1.2`,
  paperStatus: 'proved',
  title: 'the M-move lowers R by 1',
  statement: String.raw`The M-rule is optimal for both players: it wins as fast as possible from an N-position and resists as long as possible from a P-position, that is, $R(\text{M-move of }x)=R(x)-1$ for every nonterminal $x$.`,
  fewestPiles: 2,
  printed: {
    whole: { over: 'M-moves', holds: (x, next) => next.R === x.R - 1 },
  },
})
