import type { Claim } from '../../claim/claim.ts'
import { kPlusOneClaim } from '../../judge/shapes/gmmv/k-plus-one-claim.ts'
import { isOneLegalMove, keptByMRule } from '../../facts/exact-slow/kept-by-m-rule.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Existence and uniqueness of the M-move. */
export const gmmvM1: Claim = kPlusOneClaim({
  id: 'GMMV-M1',
  kind: 'remark',
  source: `${GMMV}, section 3`,
  paperStatus: 'asserted',
  title: 'every nonterminal position has one M-move up to renumbering',
  statement: String.raw`Every nonterminal $x$ has a legal M-move, unique up to renumbering of piles.`,
  fewestPiles: 2,
  printed: {
    whole: {
      over: 'positions',
      holds: (x) => (x.isTerminal ? null : isOneLegalMove(x.position, keptByMRule(x.position))),
    },
  },
})
