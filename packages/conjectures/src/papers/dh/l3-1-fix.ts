import type { Claim } from '../../claim/claim.ts'
import { allButOne } from '../../facts/setnim/game-families.ts'
import { EACH_OPTION, typeParts } from '../../judge/shapes/dh/l3-1-parts.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'
import { rAfterMove } from '../../facts/setnim/types.ts'

/** Types after moves without reduction, with a corrected part (c). */
export const dhL31Fix: Claim = statementClaim({
  id: 'DH-L3.1-fix',
  kind: 'lemma',
  source: `${DH}, Lemma 3.1, corrected by nimlab`,
  paperStatus: 'asserted',
  title: 'when each of the two options for o′ is available',
  statement: String.raw`(a), (b), (d) as in Lemma 3.1. (c) corrected: let $x$ be reduced and nonterminal with $0<o<n$. A legal move to $o'=n-o-1$ always exists; one to $o'=n-o+1$ exists iff $x_1>0$. Such a move without reduction exists iff it can leave out a stack of the right parity that is not maximal, or $\rho=|x|-(n-1)x_n\ge n-1$.`,
  conventions: [
    'changed against DH-L3.1: (c) says when the options are available, not that both are',
    'an empty stack must be left out, so with x_1 = 0 only that one can be',
    'reduced by DH-D3',
  ],
  decides: 'for every reduced position of the box and every move; (c) for every position',
  complexity: 'C(max+n,n) positions times n moves',
  games: allButOne(2, 8),
  quick: { ranges: { n: [2, 5] } },
  printed: { ...typeParts(rAfterMove), ...EACH_OPTION },
})
