import type { Integers, Pile } from '../integers/integers.ts'
import { integersOf } from '../integers/integers-of.ts'
import { isSorted, type Position } from '../rules/position.ts'

/**
 * Checks the heights x_1 ≤ … ≤ x_n of a position of SN(n,A) with k = min A, and returns the
 * arithmetic for them.
 *
 * @throws RangeError if there is no stack, the heights do not ascend or are not whole numbers ≥ 0
 *   small enough for their type (see integersOf), or k is not a whole number from 1 to n
 * @complexity O(n)
 * @source DH-D2
 */
export function heightsOf<T extends Pile>(x: Position<T>, k = 1): Integers<T> {
  const z = integersOf(x)
  if (x.length === 0) throw new RangeError('position: expected at least one stack')
  if (!isSorted(x)) throw new RangeError('position: expected heights in ascending order')
  if (!Number.isSafeInteger(k) || k < 1 || k > x.length) {
    throw new RangeError(`k: expected a whole number from 1 to ${x.length}, got ${k}`)
  }
  return z
}

/** The sum x_1 + … + x_n of the heights. */
export function sumOf<T extends Pile>(x: Position<T>, z: Integers<T>): T {
  return x.reduce<T>((sum, height) => z.add(sum, height), z.zero)
}
