/**
 * The operations from which the formulas of the papers are built. A definition that is written once
 * over this interface can be evaluated in numbers or in bigints, or converted to a term or formula
 * of @nim/presburger, for any number of piles. T stands for integers and B for truth values. A
 * number is accepted wherever an integer is expected.
 */
export interface Interpretation<T, B> {
  /** The integer constant `value`, as a term. */
  readonly of: (value: number) => T
  readonly sum: (terms: readonly T[]) => T
  /** The partial sums: the first term, the sum of the first two terms, and so on. */
  readonly sums: (terms: readonly T[]) => T[]
  readonly plus: (a: T, b: T | number) => T
  readonly minus: (a: T | number, b: T | number) => T
  readonly times: (factor: number, a: T | number) => T
  /** The quotient ⌊a / divisor⌋, for divisor ≥ 1. */
  readonly div: (a: T, divisor: number) => T
  /** The residue of a modulo `modulus`, in 0..modulus−1. */
  readonly mod: (a: T, modulus: number) => T
  /** The smallest value among one or more terms. */
  readonly min: (terms: readonly T[]) => T
  /** The number of true parts among the given parts. */
  readonly count: (parts: readonly B[]) => T
  readonly ite: (condition: B, then: T | number, otherwise: T | number) => T

  /** The constant `value`, as a truth value of the interpretation. */
  readonly truth: (value: boolean) => B
  readonly eq: (a: T, b: T | number) => B
  readonly le: (a: T, b: T | number) => B
  readonly ge: (a: T, b: T | number) => B
  readonly gt: (a: T, b: T | number) => B
  readonly odd: (a: T) => B
  readonly even: (a: T) => B
  /** The truth value of the congruence a ≡ b (mod modulus). */
  readonly congruent: (a: T, b: T | number, modulus: number) => B
  readonly not: (part: B) => B
  readonly and: (parts: readonly B[]) => B
  readonly or: (parts: readonly B[]) => B
  readonly iff: (a: B, b: B) => B
}
