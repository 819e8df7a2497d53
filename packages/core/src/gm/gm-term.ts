import type { Pile } from '../integers/integers.ts'
import { accelerate } from './accelerate.ts'
import { signedIntegersOf } from './signed-integers.ts'

/**
 * The vector x^j after j GM-moves. While no entry is a multiple of l, the moves keep the last
 * entry.
 *
 * @param x sorted ascending, entries of any sign
 * @param j at least 0; at most 2^52 if it is a number
 * @throws RangeError, TypeError as {@link signedIntegersOf}, or if j is negative or not an integer
 * @complexity O(n³) operations on integers of the input's length, independent of the sizes of j and
 *   l
 * @source GN-D3, GN-T1.cx, GN section 7
 */
export function gmTerm<T extends Pile>(x: readonly T[], l: T, j: T): T[] {
  const z = signedIntegersOf(x, l)
  if (typeof j !== typeof l) throw new TypeError('j: numbers and bigints are mixed')
  if (j < 0 || (typeof j === 'number' && !(Number.isInteger(j) && j <= 2 ** 52))) {
    throw new RangeError(`j: expected an exact integer >= 0, got ${j}`)
  }
  return x.length === 1 ? [...x] : accelerate(z, x, l, { moves: j }).vector
}
