import { constant, gcd, integer, plus, type Term, times } from '@nim/presburger'

/** A linear form of the piles x_1, …, x_n, given by its coefficients: Σ form[i]·x_{i+1}. */
export type Form = readonly number[]

/** The value of a form at a position. */
export function formAt(form: Form, position: readonly number[]): number {
  let value = 0
  for (let i = 0; i < form.length; i++) value += form[i]! * position[i]!
  return value
}

/** The residue of a form at a position, in 0..modulus − 1. */
export function residueAt(form: Form, modulus: number, position: readonly number[]): number {
  const rest = formAt(form, position) % modulus
  return rest < 0 ? rest + modulus : rest
}

/**
 * The form divided by the common divisor of its coefficients, with a positive last nonzero
 * coefficient. Each hyperplane through 0 thus has exactly one primitive form. The form 0 has none,
 * so the result is null.
 */
export function primitive(form: Form): Form | null {
  const last = form.findLast((factor) => factor !== 0)
  if (last === undefined) return null
  const common = form.reduce((divisor, factor) => gcd(divisor, factor), 0) * Math.sign(last)
  return form.map((factor) => factor / common + 0)
}

/** All primitive forms whose coefficients are in −largest..largest, in a fixed order. */
export function allForms(piles: number, largest: number): Form[] {
  const range = Array.from({ length: 2 * largest + 1 }, (_, i) => i - largest)
  let forms: number[][] = [[]]
  for (let i = 0; i < piles; i++) {
    forms = forms.flatMap((form) => range.map((factor) => [...form, factor]))
  }
  return forms.filter((form) => String(primitive(form)) === String(form))
}

/** For each coefficient that has this sign, the term |coefficient|·variable. */
export function partOf(form: Form, variables: readonly string[], sign: 1 | -1): Term[] {
  return form.flatMap((factor, i) =>
    factor * sign > 0 ? [times(factor * sign, integer(variables[i]!))] : [],
  )
}

/** The sum of a form and a constant, as a term. Subtracted terms come last. */
export function formTerm(form: Form, variables: readonly string[], offset: number = 0): Term {
  const negative = partOf(form, variables, -1).map((term) => times(-1, term))
  const number = offset === 0 ? [] : [constant(offset)]
  return plus(...partOf(form, variables, 1), ...negative, ...number)
}
