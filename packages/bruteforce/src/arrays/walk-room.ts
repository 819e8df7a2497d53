import { PADDING } from './run-lists.ts'
import { safeBinomial } from '../task/safe-binomial.ts'

/**
 * An upper bound on the number of canonical sets with at most `largest` members among `piles` piles
 * of sizes up to `max`. Such a set is determined by the number of piles that it takes from each
 * group of equal nonempty piles. The number of possible choices is largest if the group sizes are
 * as equal as possible.
 */
export function mostCanonicalSets(piles: number, max: number, largest: number): number {
  const groups = Math.min(piles, max)
  if (groups === 0) return 1
  const small = Math.floor(piles / groups)
  const larger = piles % groups
  const balanced = (small + 1) ** (groups - larger) * (small + 2) ** larger
  return Math.min(balanced, safeBinomial(largest + groups, groups))
}

/** The total number of bytes that `slowSymmetricWalk` and its counts allocate. */
export function walkWorkspace(caps: readonly number[], moveSizes: readonly number[]): number {
  const n = caps.length
  // The first pile has no column in the table.
  const columns = caps.slice(1).reduce((sum, cap) => sum + cap + 1, 0)
  const room = roomForSets(caps, moveSizes)
  const parts = room.reduce((sum, each) => sum + each, roomForRun(room))
  return 8 * columns + (8 + 4) * (parts + PADDING) + 4 * (n + 3) + 64 * n
}

/** room[j] is an upper bound on the number of parts of canonical sets in piles j+1..n. */
export function roomForSets(caps: readonly number[], moveSizes: readonly number[]): number[] {
  const n = caps.length
  return caps.map((_, j) => mostCanonicalSets(n - j, caps[n - 1]!, moveSizes.at(-1)!))
}

/**
 * An upper bound on the length of a run's lists. These lists contain each part of a canonical set
 * in piles 2..n twice: once with pile 1, and once without it.
 */
export function roomForRun(room: readonly number[]): number {
  return 2 * (room[1] ?? 1)
}
