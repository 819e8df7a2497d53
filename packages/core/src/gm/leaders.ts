import type { Pile } from '../integers/integers.ts'
import { signedIntegersOf } from './signed-integers.ts'

/**
 * The range x_n − x_1 of a vector.
 * @throws RangeError, TypeError as {@link signedIntegersOf}
 * @source GN-D5
 */
export function vectorRange<T extends Pile>(x: readonly T[], l: T): T {
  return signedIntegersOf(x, l).sub(x.at(-1)!, x[0]!)
}

/**
 * The number m of leaders, which are the indices 1..m with x_i − x_1 ≤ l. All other indices are
 * outsiders. All n indices are leaders iff range(x) ≤ l.
 *
 * @throws RangeError, TypeError as {@link signedIntegersOf}
 * @complexity O(n)
 * @source GN-D8
 */
export function leaderCount<T extends Pile>(x: readonly T[], l: T): number {
  const z = signedIntegersOf(x, l)
  const outsider = x.findIndex((entry) => z.sub(entry, x[0]!) > l)
  return outsider < 0 ? x.length : outsider
}
