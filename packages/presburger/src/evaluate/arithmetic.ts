import { exact, floorDiv, residue } from '../syntax/exact.ts'

/** Exact integer arithmetic on values of one type. Comparison needs no method. */
export interface Arithmetic<T extends number | bigint> {
  of(value: number): T
  add(a: T, b: T): T
  mul(a: T, factor: number): T
  floorDiv(a: T, divisor: number): T
  mod(a: T, modulus: number): T
  /** Checks and returns the value of a variable. */
  check(value: T, name: string): T
}

/**
 * Arithmetic on safe integers.
 * @throws RangeError instead of rounding
 */
export const numberArithmetic: Arithmetic<number> = {
  of: (value) => value,
  add: (a, b) => inRange(a + b),
  mul: (a, factor) => inRange(a * factor),
  floorDiv,
  mod: residue,
  check: (value, name) => {
    if (typeof value !== 'number') throw new TypeError(`${name}: numbers and bigints are mixed`)
    return exact(value, name)
  },
}

/** Arithmetic on integers of any size. */
export const bigintArithmetic: Arithmetic<bigint> = {
  of: BigInt,
  add: (a, b) => a + b,
  mul: (a, factor) => a * BigInt(factor),
  floorDiv: (a, divisor) => (a - bigintResidue(a, divisor)) / BigInt(divisor),
  mod: bigintResidue,
  check: (value, name) => {
    if (typeof value !== 'bigint') throw new TypeError(`${name}: numbers and bigints are mixed`)
    return value
  },
}

function bigintResidue(a: bigint, modulus: number): bigint {
  const rest = a % BigInt(modulus)
  return rest < 0n ? rest + BigInt(modulus) : rest
}

function inRange(value: number): number {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`a value reaches 2^53 (${value}); pass bigints`)
  }
  return value + 0
}
