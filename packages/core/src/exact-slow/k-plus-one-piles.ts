import type { Integers, Pile } from '../integers/integers.ts'
import { integersOf } from '../integers/integers-of.ts'
import { isSorted, type Position } from '../rules/position.ts'

/**
 * Checks a position x of NIM(k+1,k) and returns the arithmetic for it. The position must have at
 * least two piles, in ascending order, and each must be an exact integer ≥ 0. The number of piles
 * determines the game: k = n − 1.
 *
 * @throws RangeError for fewer than two piles or for piles that do not ascend; otherwise as
 *   integersOf
 * @throws TypeError if bigints and numbers are mixed
 * @complexity O(n)
 */
export function kPlusOnePiles<T extends Pile>(x: Position<T>): Integers<T> {
  if (x.length < 2) {
    throw new RangeError(`NIM(k+1,k): expected at least 2 piles, got ${x.length}`)
  }
  const z = integersOf(x)
  if (!isSorted(x)) throw new RangeError('NIM(k+1,k): expected piles in ascending order')
  return z
}

/**
 * True if no move of NIM(k+1,k) is legal, that is, if at least two piles are empty (x_2 = 0). Piles
 * must ascend.
 * @source GMMV-D1
 */
export function isTerminalOfKPlusOne(x: Position<Pile>): boolean {
  return !(x[1]! > 0)
}

/**
 * The sum |x| = x_1 + … + x_n of the piles.
 * @complexity O(n)
 */
export function sumOfPiles<T extends Pile>(x: Position<T>, z: Integers<T>): T {
  return x.reduce((sum, pile) => z.add(sum, pile), z.zero)
}
