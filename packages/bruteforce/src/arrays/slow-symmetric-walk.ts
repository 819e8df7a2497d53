import { extendLevel, type Level, newLevel, sizesOf, topLevel } from './canonical-sets.ts'
import type { CappedCounts } from '../task/capped-counts.ts'
import { type Distances, distancesFor, type FillRun } from './filler.ts'
import { makeRunLists, PADDING, type RunLists, shiftRunLists } from './run-lists.ts'
import { roomForRun, roomForSets } from './walk-room.ts'

/**
 * The order in which the kernel fills a lower set of sorted positions. The set consists of one
 * block for each x_n = 0, 1, …. A block consists of one step for each x_{n−1} = 0, 1, …. If there
 * is only one pile, there is only one block, and its steps are the values of x_1.
 */
export interface SlowSymmetricWalk {
  /** The number of blocks. */
  readonly blocks: number
  /** The number of steps in a block. */
  readonly steps: (block: number) => number
  /** Fills the positions of the steps `from` ≤ step < `to` of a block, in rank order. */
  readonly fillSteps: (block: number, from: number, to: number) => void
  /** Fills all positions in rank order. */
  readonly fillAll: () => void
}

/**
 * The walk over the lower set {y ≼ caps} of a slow game with the given move sizes.
 *
 * It fills sorted positions in runs. In a run, x_2, …, x_n are fixed, and the positions with x_1 =
 * 0, 1, … have consecutive ranks. Within a run, all positions have the same canonical sets, and
 * therefore the same distances to their options, with two exceptions. If x_1 = 0, a move cannot
 * take from pile 1. If x_1 = x_2, a move that takes from pile 2 must also take from pile 1.
 *
 * @param makeFill called with the list of distances by which the walk describes options
 * @complexity O(1) for each option of a position, and O(number of options) for each run
 * @source GMMV REF-5, REF-8
 */
export function slowSymmetricWalk(
  caps: readonly number[],
  moveSizes: readonly number[],
  counts: CappedCounts,
  makeFill: (distances: Distances) => FillRun,
): SlowSymmetricWalk {
  const n = caps.length
  const sizes = sizesOf(moveSizes, n)
  const room = roomForSets(caps, moveSizes)
  const distances = distancesFor(roomForRun(room) + PADDING, counts.count)
  const fill = makeFill(distances)
  const levels: Level[] = []
  for (let j = 3; j <= n; j++) levels[j] = newLevel(room[j - 1]!, counts.count)
  levels[n + 1] = topLevel(counts.count)
  const lists: RunLists = { tied: 0, one: 0, both: 0, end: 0, chain: false }
  // x[j] is the size of pile j, and the loop over the sizes of pile j ends at ends[j].
  const x = new Array<number>(n + 2).fill(0)
  const ends = new Array<number>(n + 2).fill(0)
  let rank = 0

  /** Fills the single position in which the piles 1..j are empty. */
  const fillEmptyRest = (j: number): void => {
    const above = levels[j + 1]!
    let end = 0
    for (let k = 0; k < above.total; k++) {
      if (sizes.allowed(above.size[k]!)) distances[end++] = above.distance[k]!
    }
    fill(rank++, 1, 0, end, false)
  }

  /** Fills the positions with from ≤ x_1 < to in the run with x_2 = v ≥ 1. */
  const fillRun = (v: number, from: number, to: number): void => {
    if (from === 0) fill(rank++, 1, 0, lists.one, false)
    const inner = Math.min(to, v) - Math.max(from, 1)
    if (inner > 0) {
      fill(rank, inner, 0, lists.end, lists.chain)
      rank += inner
    }
    if (to > v) fill(rank++, 1, lists.tied, lists.end, lists.chain)
  }

  const fillRuns = (upper: number, from: number, to: number): void => {
    const above = levels[3]!
    let weight = 0
    for (let v = from; v < to; v++) {
      if (v === 0) {
        fillEmptyRest(2)
        continue
      }
      const before = weight
      weight = counts.upTo(1, v - 1)
      if (before === 0 || v === upper) {
        makeRunLists(lists, distances, above, weight, v === upper, sizes)
      } else if (weight > before) {
        shiftRunLists(lists, distances, weight - before)
      }
      fillRun(v, 0, Math.min(caps[0]!, v) + 1)
    }
  }

  /** Fills all positions below the given size of pile n that satisfy from ≤ x_{n−1} < to. */
  const fillBelow = (upper: number, from: number, to: number): void => {
    const top = n - 1
    if (top === 2) {
      fillRuns(upper, from, to)
      return
    }
    let j = top
    x[n] = upper
    x[top] = from
    ends[top] = to
    while (j <= top) {
      const v = x[j]!
      if (v === ends[j]) {
        x[++j]!++
      } else if (v === 0) {
        fillEmptyRest(j)
        x[j] = 1
      } else {
        extendLevel(levels, j, v, v === x[j + 1], counts, sizes)
        const end = Math.min(caps[j - 2]!, v) + 1
        if (j === 3) {
          fillRuns(v, 0, end)
          x[j] = v + 1
        } else {
          x[--j] = 0
          ends[j] = end
        }
      }
    }
  }

  const fillSteps = (block: number, from: number, to: number): void => {
    if (n === 1) {
      rank = from
      makeRunLists(lists, distances, levels[2]!, 0, false, sizes)
      fillRun(Number.POSITIVE_INFINITY, from, to)
      return
    }
    rank = counts.upTo(n, block - 1) + counts.upTo(n - 1, from - 1)
    if (block === 0) {
      fillEmptyRest(n)
    } else if (n === 2) {
      makeRunLists(lists, distances, levels[3]!, counts.upTo(1, block - 1), false, sizes)
      fillRun(block, from, to)
    } else {
      extendLevel(levels, n, block, false, counts, sizes)
      fillBelow(block, from, to)
    }
  }

  const blocks = n === 1 ? 1 : caps[n - 1]! + 1
  const steps = (block: number): number =>
    n === 1 ? caps[0]! + 1 : Math.min(caps[n - 2]!, block) + 1
  return {
    blocks,
    steps,
    fillSteps,
    fillAll() {
      for (let block = 0; block < blocks; block++) fillSteps(block, 0, steps(block))
    },
  }
}
