import { type Integers, bigIntegers, type Pile, plainIntegers } from '../integers/integers.ts'
import type { Interpretation } from './interpretation.ts'

/** The interpretation that evaluates a definition at a position in numbers or bigints. */
export function inIntegers<T extends Pile>(z: Integers<T>): Interpretation<T, boolean> {
  const reading: unknown = (z as unknown) === bigIntegers ? IN_BIGINTS : IN_NUMBERS
  return reading as Interpretation<T, boolean>
}

const IN_NUMBERS = over(plainIntegers, (value) => value)
const IN_BIGINTS = over(bigIntegers, (value) => (typeof value === 'number' ? BigInt(value) : value))

function over<T extends Pile>(
  z: Integers<T>,
  t: (value: T | number) => T,
): Interpretation<T, boolean> {
  const residue = (a: T, modulus: number): number => z.mod(a, modulus)
  return {
    of: (value) => z.of(value),
    sum: (terms) => {
      let sum = z.zero
      for (const term of terms) sum = z.add(sum, term)
      return sum
    },
    sums: (terms) => {
      let sum = z.zero
      return terms.map((term) => (sum = z.add(sum, term)))
    },
    plus: (a, b) => z.add(a, t(b)),
    minus: (a, b) => z.sub(t(a), t(b)),
    times: (factor, a) => z.mul(z.of(factor), t(a)),
    div: (a, divisor) => z.floorDiv(a, divisor),
    mod: (a, modulus) => z.of(residue(a, modulus)),
    min: (terms) => {
      let least = terms[0]!
      for (const term of terms) if (term < least) least = term
      return least
    },
    count: (parts) => z.of(parts.filter(Boolean).length),
    ite: (condition, then, otherwise) => t(condition ? then : otherwise),
    truth: (value) => value,
    eq: (a, b) => a === t(b),
    le: (a, b) => a <= b,
    ge: (a, b) => a >= b,
    gt: (a, b) => a > b,
    odd: (a) => z.isOdd(a),
    even: (a) => !z.isOdd(a),
    congruent: (a, b, modulus) => residue(z.sub(a, t(b)), modulus) === 0,
    not: (part) => !part,
    and: (parts) => parts.every(Boolean),
    or: (parts) => parts.some(Boolean),
    iff: (a, b) => a === b,
  }
}
