import type { Box } from '../../rules/box.ts'
import { basicByText } from './basic-by-text.ts'

/**
 * The conditions of Lemma 3 for this t (indices start at 1): z_i = b for i ≥ t, and 0 ≤ x_i − z_i ≤
 * 1 for 1 < i < t. Both vectors must have the same length.
 *
 * @complexity O(n)
 * @source GMMV-L3
 */
export function meetsLemma3(
  x: readonly number[],
  z: readonly number[],
  b: number,
  t: number,
): boolean {
  return z.every((pile, index) => {
    if (index + 1 >= t) return pile === b
    return index === 0 || (pile <= x[index]! && x[index]! - pile <= 1)
  })
}

/**
 * The basic positions of a box with even b, grouped by b. Each list is in descending reverse
 * lexicographic order.
 *
 * @complexity O(n) per position, plus sorting
 * @source GMMV-D10, GMMV-L3
 */
export function evenBasicPositions(box: Box): ReadonlyMap<number, readonly (readonly number[])[]> {
  const lists = new Map<number, number[][]>()
  box.forEach((z) => {
    const b = basicByText(z)
    if (b === null || b % 2 === 1) return
    const list = lists.get(b) ?? []
    list.push([...z])
    lists.set(b, list)
  })
  for (const list of lists.values()) list.sort(largestFirst)
  return lists
}

/**
 * Compares two vectors in descending reverse lexicographic order: the last entry in which they
 * differ decides.
 */
function largestFirst(x: readonly number[], y: readonly number[]): number {
  const at = x.findLastIndex((entry, i) => entry !== y[i])
  return at < 0 ? 0 : y[at]! - x[at]!
}
