import fc from 'fast-check'
import {
  and,
  branch,
  type Formula,
  ge,
  iff,
  indicator,
  ite,
  not,
  plus,
  type Term,
  times,
  xor,
} from '../../src/index.ts'
import { smallFormulas, terms } from './formula.ts'

interface Pool {
  readonly formulas: readonly Formula[]
  readonly terms: readonly Term[]
}

/** Adds to the pool a formula and a term that are built from its members. */
function grown({ formulas, terms: some }: Pool, draws: readonly number[]): Pool {
  const formula = (i: number): Formula =>
    formulas.at(-1 - (draws[i]! % Math.min(3, formulas.length)))!
  const term = (i: number): Term => some.at(-1 - (draws[i]! % Math.min(3, some.length)))!
  const made = [
    () => branch(formula(1), formula(2), formula(3)),
    () => iff(formula(1), not(formula(2))),
    () => xor(formula(1), formula(2)),
    () => and(formula(1), ge(term(2), term(3)), formula(3)),
  ][draws[0]! % 4]!()
  const sums = [
    () => plus(term(1), times(-1, term(2))),
    () => ite(formula(1), term(2), term(3)),
    () => plus(indicator(made), term(1)),
  ][draws[0]! % 3]!()
  return { formulas: [...formulas, made], terms: [...some, sums] }
}

/**
 * Random formulas that share parts. Most of these expressions have far more than 15,000 characters
 * when written in full, and some have more than 10^9 characters.
 */
export const sharingFormulas: fc.Arbitrary<Formula> = fc
  .tuple(
    fc.array(smallFormulas, { minLength: 2, maxLength: 3 }),
    fc.array(terms, { minLength: 2, maxLength: 3 }),
    fc.array(fc.array(fc.nat(99), { minLength: 4, maxLength: 4 }), {
      minLength: 12,
      maxLength: 36,
    }),
  )
  .map(([formulas, some, steps]) => steps.reduce<Pool>(grown, { formulas, terms: some }))
  .map((pool) => pool.formulas.at(-1)!)
