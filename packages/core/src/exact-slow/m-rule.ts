import type { Integers, Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { isTerminalOfKPlusOne, kPlusOnePiles } from './k-plus-one-piles.ts'

/**
 * e(x), the index of the pile that the M-rule keeps, counted from 0 (the paper counts from 1). It
 * is the last of the piles that have the smallest even value, or the last of all piles if every
 * pile is odd.
 *
 * Domain: sorted positions of NIM(n,n−1), n ≥ 2. The expression also has a value at terminal
 * positions, although no move exists there.
 *
 * @param z the arithmetic; if it is omitted, the function checks the piles and uses their
 *   arithmetic
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n)
 * @source GMMV-D6
 */
export function mRuleKeeps<T extends Pile>(
  x: Position<T>,
  z: Integers<T> = kPlusOnePiles(x),
): number {
  const smallestEven = x.find((pile) => !z.isOdd(pile))
  return smallestEven === undefined ? x.length - 1 : x.lastIndexOf(smallestEven)
}

/**
 * The position after the M-move, in which every pile except e(x) loses one stone. The result is
 * sorted again (GMMV-M3), because the kept pile is the last one of its size.
 *
 * @param z the arithmetic; if it is omitted, the function checks the piles and uses their
 *   arithmetic
 * @throws RangeError at terminal positions, and as {@link mRuleKeeps}
 * @complexity O(n)
 * @source GMMV-D6
 */
export function mMove<T extends Pile>(
  x: Position<T>,
  z: Integers<T> = kPlusOnePiles(x),
): Position<T> {
  if (isTerminalOfKPlusOne(x)) {
    throw new RangeError('M-move: expected a nonterminal position, got one with x_2 = 0')
  }
  const kept = mRuleKeeps(x, z)
  return x.map((pile, i) => (i === kept ? pile : z.sub(pile, z.one)))
}
