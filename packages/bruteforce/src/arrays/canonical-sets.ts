import type { CappedCounts } from '../task/capped-counts.ts'
import { type Distances, distancesFor } from './filler.ts'

/**
 * Canonical sets of piles, built from the largest pile down.
 *
 * A move takes one stone from every pile of a set S. If sets differ only by an exchange of equal
 * piles, exactly one of them is canonical. A set S is canonical if no pile i ∈ S has x_{i−1} = x_i
 * and i − 1 ∉ S. A move on a canonical set leaves the position sorted. So such a move lowers the
 * rank by the sum of the weights of the piles in the set (REF-5).
 *
 * Level j stores the part of each canonical set in piles j..n, for the current sizes of these
 * piles. The level drops a part if no choice among the lower piles completes this part to an
 * allowed size.
 *
 * @source GMMV REF-5
 */
export interface Level {
  /** The sum of the weights of the piles in each part. */
  readonly distance: Distances
  /** The number of piles in each part. */
  readonly size: Int32Array
  /** The number of parts. */
  total: number
  /** The first `untaken` parts do not contain pile j. */
  untaken: number
}

/** The allowed sizes of moves, with fast membership tests. */
export interface Sizes {
  /** True if a move may take from exactly `size` piles. */
  readonly allowed: (size: number) => boolean
  /** True if a move can consist of `size` piles and some of `more` further piles. */
  readonly reachable: (size: number, more: number) => boolean
}

/**
 * The {@link Sizes} of a game.
 *
 * @param sizes the allowed sizes, in ascending order
 * @param piles the number of piles
 */
export function sizesOf(sizes: readonly number[], piles: number): Sizes {
  const gap = new Int32Array(piles + 3).fill(piles + 3)
  for (const size of sizes) gap[size] = 0
  for (let size = piles; size >= 0; size--) gap[size] = Math.min(gap[size]!, gap[size + 1]! + 1)
  return {
    allowed: (size) => gap[size] === 0,
    reachable: (size, more) => gap[size]! <= more,
  }
}

/** An empty level that can store `room` parts. */
export function newLevel(room: number, count: number): Level {
  return {
    distance: distancesFor(room, count),
    size: new Int32Array(room),
    total: 0,
    untaken: 0,
  }
}

/**
 * The level from which the canonical sets are built. This level lies above the largest pile, so it
 * stores only the empty set.
 */
export function topLevel(count: number): Level {
  const level = newLevel(1, count)
  level.total = 1
  level.untaken = 1
  return level
}

/**
 * Computes the parts of level j from those of level j + 1, where pile j has the size v ≥ 1.
 * @param tied true if pile j + 1 has the same size
 */
export function extendLevel(
  levels: readonly (Level | undefined)[],
  j: number,
  v: number,
  tied: boolean,
  counts: CappedCounts,
  sizes: Sizes,
): void {
  const level = levels[j]!
  const above = levels[j + 1]!
  const weight = counts.upTo(j - 1, v - 1)
  const { distance, size } = level
  const free = tied ? above.untaken : above.total
  let total = 0
  for (let k = 0; k < free; k++) {
    const s = above.size[k]!
    if (!sizes.reachable(s, j - 1)) continue
    distance[total] = above.distance[k]!
    size[total++] = s
  }
  level.untaken = total
  for (let k = 0; k < above.total; k++) {
    const s = above.size[k]! + 1
    if (!sizes.reachable(s, j - 1)) continue
    distance[total] = above.distance[k]! + weight
    size[total++] = s
  }
  level.total = total
}
