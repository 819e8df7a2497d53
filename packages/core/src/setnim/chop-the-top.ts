import type { Pile } from '../integers/integers.ts'
import { integersOf } from '../integers/integers-of.ts'
import type { Position } from '../rules/position.ts'

/**
 * The position ctt(x,m), in which every stack higher than m is cut down to m.
 *
 * @throws RangeError if a height or m is negative, not whole, or too large for its type
 * @throws TypeError if numbers and bigints are mixed
 * @complexity O(n)
 * @source DH-D6
 */
export function chopTheTop<T extends Pile>(x: Position<T>, m: T): T[] {
  integersOf(x)
  integersOf([m])
  if (x.some((height) => typeof height !== typeof m)) {
    throw new TypeError('chop the top: heights and m must both be numbers, or both be bigints')
  }
  return x.map((height) => (height < m ? height : m))
}
