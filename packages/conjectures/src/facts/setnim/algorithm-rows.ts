import { plainIntegers } from '@nim/core/integers'
import { type Algorithm2Intervals, nirbValue, stopsAlgorithm2 } from '@nim/core/setnim'
import type { Chops, TakeRun } from './chops.ts'
import type { SolvedGame } from './solved-game.ts'

type Game = Pick<SolvedGame, 'n' | 'k' | 'box'>

/**
 * The heights at which Algorithm 2 chops. In a row m = ⌊S_i/(k−j)⌋ does not fall as x_1 grows, and the
 * test is passed by the m between two bounds: so the positions that stop at j are those of a run that
 * have not stopped before. Those that never stop are chopped at the last m.
 *
 * A position that stops at i has x_i ≤ m ≤ x_{i+1}: the stacks 1 to i are kept, no more are needed. The
 * last m is the sum of the stacks 1 to i, and no less than x_i either.
 *
 * @complexity O(1) a run; at most 2^k runs a row, 3 or so if the intervals of all j are in order
 * @source DH-Alg2
 */
export function algorithm2Chops(
  { n, k, box: { max } }: Game,
  intervals: Algorithm2Intervals,
): Chops {
  const heights = Array.from({ length: k }, (_, j) =>
    Int32Array.from({ length: (n - j) * max + 1 }, (_each, sum) =>
      plainIntegers.floorDiv(sum, k - j),
    ),
  )
  const least = heights.map((each) => leastSums(each, max))
  // of the stacks 2 to i of the row
  const sums = new Int32Array(n + 1)
  let row: readonly number[] = []
  let takeRun: TakeRun
  const search = (firstJ: number, first: number, stop: number): void => {
    let from = first
    let to = stop
    for (let j = firstJ; from < to; j++) {
      const i = n - j
      const sum = sums[i]!
      if (j === k - 1) {
        giveByKept(row, i, j, least[j]!, sum, from, to, takeRun)
        return
      }
      const low = row[i - 1]!
      const high = j === 0 ? null : row[i]!
      // the least m that passes
      const lowest = stopsAlgorithm2(low, low, high, intervals) ? low : low + 1
      const begin = within(least[j]![lowest]! - sum, from, to)
      const end = high === null ? to : within(least[j]![high + 1]! - sum, begin, to)
      if (begin < end) takeRun(i, j, sum, begin, end)
      // mostly there is none on one side
      if (end === to) to = begin
      else {
        search(j + 1, from, begin)
        from = end
      }
    }
  }
  return {
    heights,
    runs(outer, length, take) {
      for (let i = 2; i <= n; i++) sums[i] = sums[i - 1]! + outer[i - 1]!
      row = outer
      takeRun = take
      search(0, 0, length)
    },
  }
}

/**
 * The heights at which a pass of Algorithm 1 chops: ν(x). It is asked once for every sum, for it looks at
 * nothing else. It is at least x_1, because the sum is at least n·x_1 and k ≤ n.
 *
 * @complexity O(n) a row
 * @source DH-Alg1
 */
export function algorithm1Chops({ n, k, box: { max } }: Game): Chops {
  const nus = Int32Array.from({ length: n * max + 1 }, (_, sum) =>
    nirbValue(positionOfSum(n, max, sum), k),
  )
  const least = leastSums(nus, max)
  return {
    heights: [nus],
    runs(outer, length, take) {
      let sum = 0
      for (let i = 1; i < n; i++) sum += outer[i]!
      giveByKept(outer, 1, 0, least, sum, 0, length, take)
    },
  }
}

/** A sorted position with that sum. */
function positionOfSum(n: number, max: number, sum: number): number[] {
  return Array.from({ length: n }, (_, i) => within(sum - (n - 1 - i) * max, 0, max))
}

/** The number between least and most that is nearest. */
function within(value: number, least: number, most: number): number {
  return value < least ? least : value > most ? most : value
}

/** By h ≤ max + 1, the first sum with a height of at least h; the heights ascend. */
function leastSums(heights: Int32Array, max: number): Int32Array {
  let sum = 0
  return Int32Array.from({ length: max + 2 }, (_, h) => {
    while (sum < heights.length && heights[sum]! < h) sum++
    return sum
  })
}

/** Gives a run of positions chopped at m ≥ x_i, by the number of stacks that are at most m. */
function giveByKept(
  outer: readonly number[],
  i: number,
  j: number,
  least: Int32Array,
  sum: number,
  from: number,
  to: number,
  take: TakeRun,
): void {
  let begin = from
  for (let kept = i; kept < outer.length && begin < to; kept++) {
    const end = within(least[outer[kept]!]! - sum, begin, to)
    if (begin < end) take(kept, j, sum, begin, end)
    begin = end
  }
  if (begin < to) take(outer.length, j, sum, begin, to)
}
