import type { Box } from '../../rules/box.ts'
import { strictlyDominates } from '../../rules/order.ts'

/**
 * Returns a function that tests whether a position x of a box is critical for a value V. This means
 * that no y ≺ x has V(y) = V(x). The function compares x with every other position.
 *
 * @param values V in rank order
 * @complexity O(n · positions of the box) per call
 * @source GMMV-D8
 */
export function criticalByPairs(
  box: Box,
  values: ArrayLike<number>,
): (x: readonly number[], rank: number) => boolean {
  const all: number[][] = []
  box.forEach((x) => all.push([...x]))
  return (x, rank) => !all.some((y, at) => values[at] === values[rank] && strictlyDominates(x, y))
}
