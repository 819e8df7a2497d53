import type { Formula, Term } from '../syntax/syntax.ts'
import { simplifier } from './simplifier.ts'

/**
 * An equivalent formula, usually much shorter:
 *
 * - constants are folded, and sums become linear forms;
 * - a comparison is a linear form with coprime factors, ≤, ≥, = or ≠, and a constant;
 * - congruences have reduced factors and a modulus coprime to them;
 * - bounds on the same linear form are joined;
 * - conjunctions and disjunctions are flat and contain no duplicates, complements or absorbed
 *   members;
 * - negations occur only before congruences.
 *
 * The result contains neither `implies` nor `xor`. Variables are unbounded: x ≥ 0 is never assumed.
 * Suppose that the caller first substitutes x = M·q + r, where M is a multiple of
 * `modulusOf(formula)`. Then the result contains no congruence, residue or quotient of linear
 * terms.
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
