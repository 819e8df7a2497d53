import type { Claim } from '../../claim/claim.ts'
import { everyA } from '../../facts/setnim/game-families.ts'
import {
  needsReductionByLemma28,
  type ReductionCondition,
} from '../../facts/setnim/generalized-reduction.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

/** The parts of the lemma for a condition in the place of (R1) or (R2). */
export function lemma28Parts(condition: ReductionCondition): Parts {
  return {
    'only if': {
      says: 'a move from a reduced x needs reduction only if (R1) or (R2) holds',
      from: 'reduced',
      ofMove: (move) => (move.needsReduction ? condition(move) : true),
    },
    'a = k': {
      says: 'no reduction is needed if a = k and all maximal stacks are played on',
      from: 'reduced',
      ofMove: (move, { k }) =>
        move.a === k && !move.leavesOutMaximal ? !move.needsReduction : null,
    },
  }
}

/** When a move makes reduction necessary. */
export const dhL28: Claim = statementClaim({
  id: 'DH-L2.8',
  kind: 'lemma',
  source: `${DH}, Lemma 2.8`,
  paperStatus: 'proved',
  title: 'a move from a reduced position needs reduction only if (R1) or (R2)',
  statement: String.raw`In $SN(n,A)$ with $k=\min A$ let $x$ be reduced and $\rho=|x|-k\,x_n$. A move on $a$ stacks makes reduction necessary only if (R1) $a>k$, all maximal stacks are played on, and $0\le\rho<a-k$; or (R2) some maximal stack is not played on and $0\le\rho<a$. In particular none is needed when $a=k$ and all maximal stacks are played on.`,
  conventions: ['reduced by DH-D3'],
  decides: 'for every reduced position of the box, every A and every move',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: everyA(1, 5),
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: lemma28Parts(needsReductionByLemma28),
})
