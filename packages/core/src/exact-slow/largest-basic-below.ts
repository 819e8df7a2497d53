import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { kPlusOnePiles } from './k-plus-one-piles.ts'

/**
 * ℓ(x,b) for even b: the largest basic position z ≼ x with b(z) = b in the reverse lexicographic
 * order, or null if no such z exists.
 *
 * The algorithm chooses the entries from the last one down. Each entry is the largest even number v
 * that x, b, the next entry and the remaining sum allow. The preceding entries must provide the
 * rest of the sum. These entries change in steps of 2. They can provide the rest iff it is at most
 * the sum of their upper bounds for this v. Otherwise there is no z, because a smaller v increases
 * the rest and lowers the bounds.
 *
 * @throws RangeError if b is odd or negative
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n²) integer operations
 * @source GMMV-L3
 */
export function largestBasicBelow<T extends Pile>(x: Position<T>, b: T): Position<T> | null {
  const z = kPlusOnePiles(x)
  if (z.isOdd(b) || b < z.zero) throw new RangeError(`l(x,b): expected an even b >= 0, got ${b}`)
  const evenFloors = x.map((pile) => z.sub(pile, z.of(z.mod(pile, 2))))
  const basic = [...x]
  let rest = z.mul(z.of(x.length - 1), b)
  let cap = b
  for (let i = x.length - 1; i >= 0; i--) {
    if (evenFloors[i]! < cap) cap = evenFloors[i]!
    if (rest < cap) cap = rest
    rest = z.sub(rest, cap)
    let room = z.zero
    for (const most of evenFloors.slice(0, i)) room = z.add(room, most < cap ? most : cap)
    if (rest > room) return null
    basic[i] = cap
  }
  return basic
}
