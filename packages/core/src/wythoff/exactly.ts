import { bigIntegers, type Integers, type Pile, plainIntegers } from '../integers/integers.ts'

/** This number is slightly below the largest n for which 5n² + 6n + 1 is a safe integer. */
const LARGEST_PLAIN = 40_000_000

/**
 * Evaluates a formula that contains squares. The result is exact, because the function uses bigints
 * if a square may not be a safe integer. The result has the same type as `value`.
 *
 * @param formula written once for both types; it may form 5·value² and multiples of `value` up to 6
 * @throws RangeError if `value` is negative or not an integer, or if a result is not a safe integer
 */
export function exactly<T extends Pile>(
  value: T,
  formula: <U extends Pile>(z: Integers<U>, value: U) => U,
): T {
  if (typeof value === 'bigint') {
    if (value < 0n) throw new RangeError(`expected an integer >= 0, got ${value}`)
    return formula(bigIntegers, value) as T
  }
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`expected a safe integer >= 0, got ${value}`)
  }
  if (value <= LARGEST_PLAIN) return formula(plainIntegers, value) as T
  return bigIntegers.toNumber(formula(bigIntegers, BigInt(value))) as T
}
