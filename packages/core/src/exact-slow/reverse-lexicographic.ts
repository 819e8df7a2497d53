import type { Pile } from '../integers/integers.ts'

/**
 * The reverse lexicographic order, which compares the last entries first. The result is negative if
 * x comes before y, 0 if they are equal, and positive if x comes after y. The vectors must have the
 * same length, but need not be sorted.
 *
 * @throws RangeError if the lengths differ
 * @complexity O(n)
 * @source GMMV-L3
 */
export function compareReverseLex<T extends Pile>(x: readonly T[], y: readonly T[]): number {
  if (x.length !== y.length) {
    throw new RangeError(`reverse lexicographic order: lengths ${x.length} and ${y.length} differ`)
  }
  const at = x.findLastIndex((entry, i) => entry !== y[i])
  if (at < 0) return 0
  return x[at]! < y[at]! ? -1 : 1
}
