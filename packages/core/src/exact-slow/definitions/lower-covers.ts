import type { Box } from '../../rules/box.ts'

/**
 * For each position of a sorted box, in rank order, the largest value of a function V below this
 * position.
 */
export interface RunningMaximum {
  /** The maximum of V over all y ≺ x; −1 if no position is below x. */
  readonly below: Int32Array
  /** The maximum of V over all y ≼ x. */
  readonly upTo: Int32Array
}

/**
 * The largest V over all y ≺ x, computed from the lower covers of x. A lower cover has one stone
 * fewer on the first pile of a group of equal piles. Every position below x is a lower cover of x,
 * or is below a lower cover of x.
 *
 * @param box a sorted box
 * @param numberAt V, at least −1
 * @complexity O(n) ranks per position
 * @source GMMV REF-6, REF-7
 */
export function runningMaximum(
  box: Box,
  numberAt: (x: readonly number[], rank: number) => number,
): RunningMaximum {
  const below = new Int32Array(box.count)
  const upTo = new Int32Array(box.count)
  box.forEach((x, rank) => {
    let most = -1
    for (const cover of lowerCoverRanks(box, x)) most = Math.max(most, upTo[cover]!)
    below[rank] = most
    upTo[rank] = Math.max(most, numberAt(x, rank))
  })
  return { below, upTo }
}

/**
 * The ranks of the lower covers of a sorted position. A lower cover has one stone fewer on the
 * first pile of a group of equal piles.
 *
 * @complexity O(n) ranks
 * @source GMMV REF-6
 */
export function lowerCoverRanks(box: Box, x: readonly number[]): number[] {
  const ranks: number[] = []
  const cover = [...x]
  x.forEach((pile, i) => {
    if (pile === 0 || x[i - 1] === pile) return
    cover[i] = pile - 1
    ranks.push(box.rank(cover))
    cover[i] = pile
  })
  return ranks
}
