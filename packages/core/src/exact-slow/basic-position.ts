import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { kPlusOnePiles, sumOfPiles } from './k-plus-one-piles.ts'

/**
 * b(x) if x is a basic position of NIM(k+1,k), otherwise null. With b = b(x), x is basic if |x| =
 * kb, no pile exceeds b, and the parities fit: if b is even, all piles are even; if b is odd,
 * exactly one pile is even.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n)
 * @source GMMV-D10
 */
export function basicNumber<T extends Pile>(x: Position<T>): T | null {
  const z = kPlusOnePiles(x)
  const k = x.length - 1
  const sum = sumOfPiles(x, z)
  if (z.mod(sum, k) !== 0) return null
  const b = z.floorDiv(sum, k)
  if (x.at(-1)! > b) return null
  const even = x.filter((pile) => !z.isOdd(pile)).length
  return even === (z.isOdd(b) ? 1 : x.length) ? b : null
}

/**
 * True if x is basic.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n)
 * @source GMMV-D10
 */
export function isBasic<T extends Pile>(x: Position<T>): boolean {
  return basicNumber(x) !== null
}
