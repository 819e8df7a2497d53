import type { Pile } from '../integers/integers.ts'
import { integersOf } from '../integers/integers-of.ts'
import { type Position, sorted } from '../rules/position.ts'

/**
 * R(x) in NIM(n,1), where a move takes one stone from one pile: every play lasts |x| moves. Piles
 * may be in any order.
 *
 * @throws RangeError or TypeError unless the piles are exact (see integersOf)
 * @complexity O(n)
 * @source GMMV-F4
 */
export function remotenessIfKIs1<T extends Pile>(x: Position<T>): T {
  const z = integersOf(x)
  return x.reduce((sum, pile) => z.add(sum, pile), z.zero)
}

/**
 * R(x) in NIM(n,n), where a move takes one stone from every pile: every play lasts min(x) moves.
 * Piles may be in any order.
 *
 * @throws RangeError or TypeError if there is no pile or if the piles are not exact (see
 *   integersOf)
 * @complexity O(n log n)
 * @source GMMV-F4
 */
export function remotenessIfKIsN<T extends Pile>(x: Position<T>): T {
  if (x.length === 0) throw new RangeError('NIM(n,n): expected at least 1 pile, got 0')
  integersOf(x)
  return sorted(x)[0]!
}
