import { boxCount } from '../../rules/box-count.ts'
import { sortedBox } from '../../rules/box.ts'

/**
 * Every sorted vector of n entries with x_1 in 0..l−1 and range ≤ most. Adding a multiple of l to
 * all entries does not change the pivots of a GM-sequence, so these vectors represent all vectors
 * of such a range.
 *
 * @complexity l · C(most + n − 1, n − 1) vectors
 * @source GN-D1
 */
export function* vectors(n: number, l: number, most: number): Generator<readonly number[]> {
  const above = n === 1 ? null : sortedBox(n - 1, most)
  for (let first = 0; first < l; first++) {
    if (above === null) yield [first]
    else {
      for (let rank = 0; rank < above.count; rank++) {
        yield [first, ...above.unrank(rank).map((entry) => first + entry)]
      }
    }
  }
}

/** The number of vectors that {@link vectors} yields: l · C(most + n − 1, n − 1). */
export function vectorCount(n: number, l: number, most: number): bigint {
  return BigInt(l) * (n === 1 ? 1n : boxCount(n - 1, most, true))
}
