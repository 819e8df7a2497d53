import type { Integers, Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { kPlusOnePiles, sumOfPiles } from './k-plus-one-piles.ts'

/**
 * A number m for which a position is m-critical, and the condition of Theorem 1 that the position
 * satisfies for this m.
 */
export interface CriticalLevel<T extends Pile = number> {
  readonly m: T
  readonly condition: 'A' | 'B'
}

/**
 * True if x satisfies condition (A) of Theorem 1 for this m: |x| = km, max(x) ≤ m, and the parities
 * fit. If m is even, all entries of x must be even. If m is odd, exactly one entry must be even.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n)
 * @source GMMV-T1
 */
export function satisfiesA<T extends Pile>(x: Position<T>, m: T): boolean {
  const z = kPlusOnePiles(x)
  const even = x.filter((pile) => !z.isOdd(pile)).length
  return (
    sumOfPiles(x, z) === z.mul(z.of(x.length - 1), m) &&
    x.at(-1)! <= m &&
    even === (z.isOdd(m) ? 1 : x.length)
  )
}

/**
 * True if x satisfies condition (B) of Theorem 1 for this m: |x| = km + k − 1, max(x) < m, m is
 * even, and all entries of x are odd.
 *
 * @param z the arithmetic; if it is omitted, the function checks the piles and uses their
 *   arithmetic
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n)
 * @source GMMV-T1
 */
export function satisfiesB<T extends Pile>(
  x: Position<T>,
  m: T,
  z: Integers<T> = kPlusOnePiles(x),
): boolean {
  const k = x.length - 1
  return (
    sumOfPiles(x, z) === z.add(z.mul(z.of(k), m), z.of(k - 1)) &&
    x.at(-1)! < m &&
    !z.isOdd(m) &&
    x.every((pile) => z.isOdd(pile))
  )
}

/**
 * Every m for which x satisfies (A) or (B), with the condition. The list is empty if x is not
 * critical for any m. Only m = ⌊|x| / k⌋ can satisfy a condition, and (A) and (B) exclude each
 * other. Therefore, the list has at most one entry.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n)
 * @source GMMV-T1
 */
export function criticalByTheorem1<T extends Pile>(x: Position<T>): CriticalLevel<T>[] {
  const z = kPlusOnePiles(x)
  const m = z.floorDiv(sumOfPiles(x, z), x.length - 1)
  const levels: CriticalLevel<T>[] = []
  if (satisfiesA(x, m)) levels.push({ m, condition: 'A' })
  if (satisfiesB(x, m)) levels.push({ m, condition: 'B' })
  return levels
}
