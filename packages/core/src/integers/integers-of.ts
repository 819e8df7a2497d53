import { bigIntegers, type Integers, type Pile, plainIntegers } from './integers.ts'

/**
 * The arithmetic in which a formula can be evaluated exactly at `piles`.
 *
 * Domain: all entries are of type `bigint` and ≥ 0, or all are safe non-negative integers of type
 * `number` whose sum s satisfies 4·n·s ≤ 2^53 − 1. The formulas of this package compute only sums,
 * differences, and products with a factor of at most 4n, so within this limit no value is ever
 * rounded. Larger piles must be given as bigints.
 *
 * @throws TypeError if bigints and numbers are mixed
 * @throws RangeError if an entry is negative or not an integer, or if the sum is too large for
 *   numbers
 * @complexity O(n)
 */
export function integersOf<T extends Pile>(piles: readonly T[]): Integers<T> {
  if (typeof piles[0] === 'bigint') {
    for (const pile of piles) {
      if (typeof pile !== 'bigint') throw new TypeError('piles: numbers and bigints are mixed')
      if (pile < 0n) throw new RangeError(`pile: expected an integer >= 0, got ${pile}`)
    }
    return bigIntegers as unknown as Integers<T>
  }
  let sum = 0
  for (const pile of piles) {
    if (typeof pile !== 'number') throw new TypeError('piles: numbers and bigints are mixed')
    if (!Number.isSafeInteger(pile) || pile < 0) {
      throw new RangeError(`pile: expected an integer >= 0, got ${pile}`)
    }
    sum += pile
  }
  if (4 * piles.length * sum > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`piles: the sum ${sum} is too large for exact numbers; pass bigints`)
  }
  return plainIntegers as unknown as Integers<T>
}
