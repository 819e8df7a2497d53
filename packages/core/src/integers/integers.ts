/**
 * One set of operations for two types of exact integers. A formula that is written once supports
 * piles of ordinary size (`number`) and piles of any size (`bigint`).
 */

/** A pile size, or any exact integer computed from pile sizes. */
export type Pile = number | bigint

/**
 * Exact integer arithmetic on one type of number. Comparison needs no method, because `<`, `<=` and
 * `===` work for both types. Divisors and moduli are small positive integers of type `number`.
 */
export interface Integers<T extends Pile> {
  readonly zero: T
  readonly one: T
  /** Converts the integer `value` to the number type of this arithmetic. */
  of(value: number): T
  add(a: T, b: T): T
  sub(a: T, b: T): T
  mul(a: T, b: T): T
  /** The quotient ⌊a / b⌋ for b ≥ 1, rounded towards −∞. */
  floorDiv(a: T, b: number): T
  /** The residue of a modulo m in 0..m−1, for m ≥ 1 and a of any sign. */
  mod(a: T, m: number): number
  isOdd(a: T): boolean
  /**
   * The value as a `number`.
   * @throws RangeError if the value is not a safe integer
   */
  toNumber(a: T): number
}

function safe(value: number): number {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`integer out of exact range: ${value}; pass bigints`)
  }
  return value
}

/** Arithmetic on `number`. It is exact as long as every intermediate value is a safe integer. */
export const plainIntegers: Integers<number> = {
  zero: 0,
  one: 1,
  of: (value) => value,
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  floorDiv: (a, b) => Math.floor(a / b),
  mod: (a, m) => ((a % m) + m) % m,
  isOdd: (a) => a % 2 !== 0,
  toNumber: safe,
}

/** Arithmetic on `bigint`, exact for integers of any size. */
export const bigIntegers: Integers<bigint> = {
  zero: 0n,
  one: 1n,
  of: (value) => BigInt(value),
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  floorDiv: (a, b) => {
    const divisor = BigInt(b)
    const quotient = a / divisor
    return a < 0n && quotient * divisor !== a ? quotient - 1n : quotient
  },
  mod: (a, m) => {
    const residue = Number(a % BigInt(m))
    return residue < 0 ? residue + m : residue
  },
  isOdd: (a) => (a & 1n) === 1n,
  toNumber: (a) => safe(Number(a)),
}
