import type { Formula, Term } from '../syntax/syntax.ts'
import { simplifier } from './simplifier.ts'

/**
 * An equivalent formula, usually much shorter:
 *
 * - constants are folded, and sums are linear forms;
 * - a comparison is a linear form with coprime factors, ≤, ≥, = or ≠, and a constant;
 * - congruences have reduced factors and a modulus coprime to them;
 * - bounds of one linear form are joined;
 * - conjunctions and disjunctions are flat, without duplicates, complements and absorbed members;
 * - negations stand only before congruences.
 *
 * The result has no `implies` and no `xor`. Variables stay unbounded: x ≥ 0 is never assumed. After
 * substituting x = M·q + r, with M a multiple of `modulusOf(formula)`, no congruence, residue or
 * quotient of linear terms is left.
 *
 * @throws RangeError if a constant of the result would reach 2^53
 */
export function simplify(formula: Formula): Formula {
  return simplifier().formula(formula)
}

/** An equal term, simplified like the terms inside {@link simplify}. */
export function simplifyTerm(term: Term): Term {
  return simplifier().term(term)
}
