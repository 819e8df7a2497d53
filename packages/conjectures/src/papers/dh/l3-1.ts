import type { Claim } from '../../claim/claim.ts'
import { allButOne } from '../../facts/setnim/game-families.ts'
import { BOTH_OPTIONS, typeParts } from '../../judge/shapes/dh/l3-1-parts.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'
import { rAfterMove } from '../../facts/setnim/types.ts'

/** Types after moves without reduction. */
export const dhL31: Claim = statementClaim({
  id: 'DH-L3.1',
  kind: 'lemma',
  source: `${DH}, Lemma 3.1`,
  paperStatus: 'proved',
  title: 'types after a move on n−1 stacks that needs no reduction',
  statement: String.raw`In $SN(n,\{n-1\})$ let $x$ of type $(o,r)$ have a move to $x'$ for which no reduction is needed. (a) $r'=r+(n-1)$ if $r<n-1$, $r'=r-(n-1)$ if $r\ge n-1$. (b) $o'=n-o+1$ if the stack left out is odd, $o'=n-o-1$ if it is even. (c) For $0<o<n$ both options for $o'$ are available. (d) $o=0$ has only $o'=n-1$, $o=n$ only $o'=1$.`,
  conventions: [
    'x is reduced; (c) speaks of nonterminal x',
    'readings of (c): a legal move of each kind exists; a legal move of each kind that needs no reduction exists',
    'reduced by DH-D3',
  ],
  decides: 'for every reduced position of the box and every move; (c) for every position',
  complexity: 'C(max+n,n) positions times n moves',
  games: allButOne(2, 8),
  quick: { ranges: { n: [2, 5] } },
  printed: { ...typeParts(rAfterMove), ...BOTH_OPTIONS },
})
