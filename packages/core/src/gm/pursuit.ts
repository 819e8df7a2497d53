import type { Pile } from '../integers/integers.ts'
import { accelerate, type Cost } from './accelerate.ts'
import { signedIntegersOf } from './signed-integers.ts'

/** The end of the pursuit of the leaders. */
export interface Pursuit<T extends Pile> {
  /** The number j_0, which is the first j with range(x^j) ≤ l. The number is 0 if range(x) ≤ l. */
  readonly moves: T
  /** The vector x^{j_0} at the end of the pursuit. */
  readonly vector: T[]
  /** The cost of the computation. */
  readonly cost: Cost
}

/**
 * Computes the pursuit of the leaders. The result is j_0 and x^{j_0}, the first vector of the
 * sequence whose range is at most l.
 *
 * @param x sorted ascending, entries of any sign
 * @throws RangeError, TypeError as {@link signedIntegersOf}
 * @complexity O(n³) operations on integers of the input's length, independent of the sizes of l and
 *   x
 * @source GN-2.6, GN-D5
 */
export function pursuit<T extends Pile>(x: readonly T[], l: T): Pursuit<T> {
  const z = signedIntegersOf(x, l)
  if (x.length === 1) return { moves: z.zero, vector: [...x], cost: { steps: 0, operations: 1 } }
  return accelerate(z, x, l, { together: true })
}
