import { afterPlayOn, isPTypeByConjecture1, parityRule } from '@nim/core/setnim'
import type { Claim } from '../claim.ts'
import type { Parts } from '../dh/part.ts'
import {
  both,
  byClasses,
  outcome,
  reducedness,
  types,
  typesOfReductions,
} from '../dh/part-classes.ts'
import { type Type, typeOf } from '../dh/position-facts.ts'
import { atLeastK } from './games.ts'
import type { Rule } from './l4.ts'
import { ntClaim } from './nt-claim.ts'
import { NT } from './source.ts'

/** The corollary for a set of types in the place of T, and a rule. */
export function corollary1Parts(
  isInT: (n: number, k: number, type: Type) => boolean,
  rule: Rule,
): Parts {
  return {
    reduced: {
      says: 'a reduced x is P iff o ≤ r ≤ 2k−2−o',
      ofPosition: byClasses(
        (game) => both(both(types(game), reducedness(game)), outcome(game)),
        (at) =>
          at.isReduced ? isInT(at.n, at.k, { o: at.o, r: at.r }) === (at.outcome() === 'P') : null,
      ),
    },
    all: {
      says: 'x is P iff the type of its reduction is in T',
      ofPosition: byClasses(
        (game) => both(typesOfReductions(game), outcome(game)),
        (at) => isInT(at.n, at.k, typeOf(at.reduction(), at.k)) === (at.outcome() === 'P'),
      ),
    },
    rule: {
      says: 'at every N-position the parity rule applied to the reduction wins',
      ofPosition: (at) =>
        at.outcome() === 'P'
          ? null
          : at.game.outcomes()[at.game.box.rank(afterPlayOn(at.x, rule(at.reduction(), at.k)))] ===
            0,
    },
  }
}

/** The Slow SetNim conjecture as a theorem. */
export const nt1: Claim = ntClaim({
  id: 'NT-1',
  kind: 'theorem',
  source: `${NT.types}, Corollary`,
  title: 'the Slow SetNim conjecture: in SN(n,{k,…,n}) a reduced x is P iff o ≤ r ≤ 2k−2−o',
  statement: String.raw`For all $1\le k\le n$: a reduced position of $SN(n,\{k,\dots,n\})$ is a P-position iff $o\le r\le2k-2-o$, with $o$ the number of odd stacks and $r=|x|\bmod2k$. Every position has the outcome of its reduction. The parity rule of NT-T5 may be applied to $x$ or to $red(x)$.`,
  conventions: ['normal play; reduction by its definition (DH-D3)', 'this is DH-C1'],
  decides: 'for every position of the box, all parts, by exhaustive solution',
  complexity: 'C(max+n,n) positions times the move sets of size ≥ k',
  games: atLeastK(6),
  truth: 'outcome',
  printed: corollary1Parts(isPTypeByConjecture1, parityRule),
})
