/**
 * Terms and formulas of linear integer arithmetic with congruences (Presburger arithmetic without
 * quantifiers) as plain frozen data. Variables range over all integers. Create values with the
 * builders of this package, which freeze, check and normalise them. Printers and transformations
 * rely on the guarantees of the builders. Numbers in the data are safe integers.
 */

/** An integer. */
export interface Constant {
  readonly kind: 'constant'
  readonly value: number
}

/** An integer variable. */
export interface Variable {
  readonly kind: 'variable'
  readonly name: string
}

/** The sum of two or more terms. */
export interface Plus {
  readonly kind: 'plus'
  readonly terms: readonly Term[]
}

/**
 * A multiple of a term. The factor is neither 0 nor 1, and the term is neither a constant nor a
 * multiple.
 */
export interface Times {
  readonly kind: 'times'
  readonly factor: number
  readonly term: Term
}

/** ⌊term / divisor⌋ with a divisor of at least 1. */
export interface Div {
  readonly kind: 'div'
  readonly term: Term
  readonly divisor: number
}

/** The residue of the term in 0..modulus−1, with a modulus of at least 1. */
export interface Mod {
  readonly kind: 'mod'
  readonly term: Term
  readonly modulus: number
}

/** The smallest or the largest of two or more terms. */
export interface Extremum {
  readonly kind: 'min' | 'max'
  readonly terms: readonly Term[]
}

/** The number of true formulas among one or more formulas. */
export interface Count {
  readonly kind: 'count'
  readonly formulas: readonly Formula[]
}

/** 1 if the formula is true, otherwise 0 (an Iverson bracket). */
export interface Indicator {
  readonly kind: 'indicator'
  readonly formula: Formula
}

/** If-then-else on terms. */
export interface Ite {
  readonly kind: 'ite'
  readonly condition: Formula
  readonly consequent: Term
  readonly alternative: Term
}

/** A term denotes an integer. */
export type Term =
  | Constant
  | Variable
  | Plus
  | Times
  | Div
  | Mod
  | Extremum
  | Count
  | Indicator
  | Ite

/** The relations ≤, <, =, ≠, ≥ and >. */
export type Relation = '<=' | '<' | '=' | '!=' | '>=' | '>'

export interface Truth {
  readonly kind: 'true' | 'false'
}

export interface Comparison {
  readonly kind: 'comparison'
  readonly relation: Relation
  readonly left: Term
  readonly right: Term
}

/** The congruence term ≡ residue (mod modulus), with 0 ≤ residue < modulus. */
export interface Congruence {
  readonly kind: 'congruence'
  readonly term: Term
  readonly residue: number
  readonly modulus: number
}

export interface Not {
  readonly kind: 'not'
  readonly formula: Formula
}

/** The conjunction or disjunction of two or more formulas. */
export interface Junction {
  readonly kind: 'and' | 'or'
  readonly formulas: readonly Formula[]
}

/** The formula left → right, left ↔ right or left ⊕ right. */
export interface Connective {
  readonly kind: 'implies' | 'iff' | 'xor'
  readonly left: Formula
  readonly right: Formula
}

/** If-then-else on formulas. */
export interface Branch {
  readonly kind: 'branch'
  readonly condition: Formula
  readonly consequent: Formula
  readonly alternative: Formula
}

/** A formula denotes a truth value. */
export type Formula = Truth | Comparison | Congruence | Not | Junction | Connective | Branch

/** A term or a formula. */
export type Expression = Term | Formula
