import { integersOf } from '../integers/integers-of.ts'
import type { Pile } from '../integers/integers.ts'

/**
 * The index, from 1, of the pile that the M-rule of NIM(n,n−1) keeps. If all piles are odd (o),
 * this is a largest pile; otherwise, a smallest even pile (e). Among equal piles the rule keeps the
 * last one, so that the position stays sorted when all other piles are reduced.
 *
 * @param x sorted ascending, piles ≥ 0
 * @throws RangeError, TypeError as {@link integersOf}, or if x is empty
 * @complexity O(n)
 * @source GN-3.2.rule
 */
export function keptByMRule(x: readonly Pile[]): number {
  const z = integersOf(x)
  if (x.length === 0) throw new RangeError('position: expected at least one pile')
  const smallestEven = x.find((pile) => !z.isOdd(pile))
  return smallestEven === undefined ? x.length : x.lastIndexOf(smallestEven) + 1
}
