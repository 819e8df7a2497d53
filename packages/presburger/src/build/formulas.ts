import { exact, exactPositive, residue } from '../syntax/exact.ts'
import type {
  Branch,
  Comparison,
  Congruence,
  Connective,
  Formula,
  Not,
  Relation,
  Truth,
} from '../syntax/syntax.ts'
import { minus, type TermLike, toTerm } from './terms.ts'

/** The formula that is always true. */
export const TRUE: Truth = Object.freeze({ kind: 'true' })

/** The formula that is never true. */
export const FALSE: Truth = Object.freeze({ kind: 'false' })

/** Converts a boolean to the formula `TRUE` or `FALSE`. */
export function truth(value: boolean): Truth {
  return value ? TRUE : FALSE
}

/** The formula `left relation right`, which compares two terms. */
export function compare(left: TermLike, relation: Relation, right: TermLike): Comparison {
  return Object.freeze({ kind: 'comparison', relation, left: toTerm(left), right: toTerm(right) })
}

/** The formula left ≤ right. */
export function le(left: TermLike, right: TermLike): Comparison {
  return compare(left, '<=', right)
}

/** The formula left < right. */
export function lt(left: TermLike, right: TermLike): Comparison {
  return compare(left, '<', right)
}

/** The formula left = right. */
export function eq(left: TermLike, right: TermLike): Comparison {
  return compare(left, '=', right)
}

/** The formula left ≠ right. */
export function ne(left: TermLike, right: TermLike): Comparison {
  return compare(left, '!=', right)
}

/** The formula left ≥ right. */
export function ge(left: TermLike, right: TermLike): Comparison {
  return compare(left, '>=', right)
}

/** The formula left > right. */
export function gt(left: TermLike, right: TermLike): Comparison {
  return compare(left, '>', right)
}

/**
 * The congruence left ≡ right (mod modulus). A constant on the right-hand side is stored as its
 * residue. Any other right-hand term is subtracted from the left-hand term.
 *
 * @throws RangeError unless the modulus is a safe integer ≥ 1
 */
export function congruent(left: TermLike, right: TermLike, modulus: number): Congruence {
  exactPositive(modulus, 'modulus')
  const side = toTerm(right)
  const [term, rest] =
    side.kind === 'constant' ? [toTerm(left), exact(side.value)] : [minus(left, side), 0]
  return Object.freeze({ kind: 'congruence', term, residue: residue(rest, modulus), modulus })
}

/** The formula that states that the term is even. */
export function even(term: TermLike): Congruence {
  return congruent(term, 0, 2)
}

/** The formula that states that the term is odd. */
export function odd(term: TermLike): Congruence {
  return congruent(term, 1, 2)
}

/** The negation of a formula. */
export function not(formula: Formula): Not {
  return Object.freeze({ kind: 'not', formula })
}

/**
 * The conjunction of formulas. The result is true if the list is empty, and the formula itself if
 * the list has only one formula. Inner conjunctions are kept.
 */
export function and(...formulas: readonly Formula[]): Formula {
  if (formulas.length === 0) return TRUE
  if (formulas.length === 1) return formulas[0]!
  return Object.freeze({ kind: 'and', formulas: Object.freeze([...formulas]) })
}

/**
 * The disjunction of formulas. The result is false if the list is empty, and the formula itself if
 * the list has only one formula. Inner disjunctions are kept.
 */
export function or(...formulas: readonly Formula[]): Formula {
  if (formulas.length === 0) return FALSE
  if (formulas.length === 1) return formulas[0]!
  return Object.freeze({ kind: 'or', formulas: Object.freeze([...formulas]) })
}

/** The formula left → right. */
export function implies(left: Formula, right: Formula): Connective {
  return Object.freeze({ kind: 'implies', left, right })
}

/** The formula left ↔ right. */
export function iff(left: Formula, right: Formula): Connective {
  return Object.freeze({ kind: 'iff', left, right })
}

/** True if exactly one of the two formulas is true. */
export function xor(left: Formula, right: Formula): Connective {
  return Object.freeze({ kind: 'xor', left, right })
}

/**
 * The formula `then` if the condition is true; if not, the formula `otherwise`. For terms see
 * `ite`.
 */
export function branch(condition: Formula, then: Formula, otherwise: Formula): Branch {
  return Object.freeze({ kind: 'branch', condition, consequent: then, alternative: otherwise })
}

/**
 * The formula of the first case whose condition is true, or `otherwise` if no condition is true.
 * Papers usually list cases in this way.
 */
export function firstCase(
  cases: readonly (readonly [condition: Formula, formula: Formula])[],
  otherwise: Formula = FALSE,
): Formula {
  return cases.reduceRight<Formula>(
    (rest, [condition, formula]) => branch(condition, formula, rest),
    otherwise,
  )
}
