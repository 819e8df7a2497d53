import type { Pile } from '../integers/integers.ts'
import { accelerate, type Cost } from './accelerate.ts'
import { type SignedIntegers, signedIntegersOf } from './signed-integers.ts'

/**
 * The point at which a GM-sequence reaches the finish line: the number of moves, the vector, and
 * the cost.
 */
export interface Finish<T extends Pile> {
  readonly moves: T
  readonly vector: T[]
  /** The cost of the computation. */
  readonly cost: Cost
}

/**
 * The finish of the sequence: T(x,l,q,level) and its vector. T is the smallest j ≥ 0 such that at
 * least q entries of x^j are ≤ level. The result is null if no such j exists, which happens only
 * for n = 1.
 *
 * @param x sorted ascending, entries of any sign
 * @param q 1..n
 * @throws RangeError if q is outside 1..n; RangeError, TypeError as {@link signedIntegersOf}
 * @complexity O(n³) operations on integers of the input's length, independent of the sizes of l and
 *   x
 * @source GN-D9, GN-2.7
 */
export function finishOf<T extends Pile>(
  x: readonly T[],
  l: T,
  q: number,
  level?: T,
): Finish<T> | null {
  const z: SignedIntegers<T> = signedIntegersOf(x, l, level === undefined ? [] : [level])
  if (!Number.isInteger(q) || q < 1 || q > x.length) {
    throw new RangeError(`q: expected 1 to ${x.length}, got ${q}`)
  }
  const line = level ?? z.zero
  if (x.length === 1)
    return x[0]! <= line
      ? { moves: z.zero, vector: [...x], cost: { steps: 0, operations: 1 } }
      : null
  return accelerate(z, x, l, { finish: { q, level: line } })
}

/**
 * The finish time T(x,l,q,level); null if it is infinite. For l = 2 and q = 2 this is the number of
 * moves of NIM(n,n−1) when all players follow the GM-rule.
 *
 * @throws RangeError, TypeError as {@link finishOf}
 * @complexity as {@link finishOf}
 * @source GN-D9, GN-2.7, GN-3.2
 */
export function finishTime<T extends Pile>(x: readonly T[], l: T, q: number, level?: T): T | null {
  return finishOf(x, l, q, level)?.moves ?? null
}
