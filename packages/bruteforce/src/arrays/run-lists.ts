import type { Level, Sizes } from './canonical-sets.ts'
import type { Distances } from './filler.ts'

/** The number of entries that are reserved as padding after each list of distances. */
export const PADDING = 3

/**
 * The distances of the options along a run (x_2, …, x_n fixed, x_1 = 0, 1, …, x_2), in one list.
 * The order of the list is such that each part of the run uses consecutive entries:
 *
 *     0 …… tied …… one …… both …… end
 *     sets with 2, not 1 | neither | with 1, not 2 | with 1 and 2
 *
 * x_1 = 0 has the options [0, one), x_1 = x_2 has [tied, end), and the others have [0, end).
 * The set {1} is not listed, because its option is the preceding position. `chain` is true if {1}
 * is a move.
 */
export interface RunLists {
  tied: number
  one: number
  both: number
  end: number
  chain: boolean
}

/**
 * Computes the lists for pile 2.
 *
 * @param above the parts of canonical sets in piles 3..n
 * @param weight the amount by which taking a stone from pile 2 lowers the rank; 0 if there is no
 *   pile 2
 * @param tiedAbove true if pile 3 has the same size as pile 2
 */
export function makeRunLists(
  lists: RunLists,
  distances: Distances,
  above: Level,
  weight: number,
  tiedAbove: boolean,
  sizes: Sizes,
): void {
  const { distance, size, total } = above
  const free = tiedAbove ? above.untaken : total
  const hasTwo = weight > 0
  let end = 0
  if (hasTwo) {
    for (let k = 0; k < total; k++) {
      if (sizes.allowed(size[k]! + 1)) distances[end++] = distance[k]! + weight
    }
  }
  lists.tied = end
  for (let k = 0; k < free; k++) {
    if (sizes.allowed(size[k]!)) distances[end++] = distance[k]!
  }
  lists.one = end
  lists.chain = false
  for (let k = 0; k < free; k++) {
    if (!sizes.allowed(size[k]! + 1)) continue
    if (size[k] === 0) lists.chain = true
    else distances[end++] = distance[k]! + 1
  }
  lists.both = end
  if (hasTwo) {
    for (let k = 0; k < total; k++) {
      if (sizes.allowed(size[k]! + 2)) distances[end++] = distance[k]! + weight + 1
    }
  }
  lists.end = end
  pad(distances, end)
}

/** Updates the lists after the weight of pile 2 has grown. Nothing else may have changed. */
export function shiftRunLists(lists: RunLists, distances: Distances, growth: number): void {
  for (let k = 0; k < lists.tied; k++) distances[k]! += growth
  for (let k = lists.both; k < lists.end; k++) distances[k]! += growth
  pad(distances, lists.end)
}

function pad(distances: Distances, end: number): void {
  if (end === 0) return
  for (let k = end; k < end + PADDING; k++) distances[k] = distances[end - 1]!
}
