import { type Algorithm2Intervals, nirbValue, stopsAlgorithm2 } from '@nim/core/setnim'
import { plainIntegers } from '@nim/core/integers'
import type { Classes } from '../evidence/by-class.ts'
import { type ChopRows, sharesTogether } from './chopped.ts'
import { classesOfBits } from './part-classes.ts'
import type { SolvedGame } from './solved-game.ts'

/**
 * The height at which Algorithm 2 chops, row by row: the same tests of the same numbers, one after the
 * other for all positions of a row that have not stopped; what the outer stacks add to the partial sums
 * is added once a row.
 *
 * @complexity at most k tests a position
 * @source DH-Alg2
 */
export function algorithm2Rows(
  { n, k, box: { max } }: Pick<SolvedGame, 'n' | 'k' | 'box'>,
  intervals: Algorithm2Intervals,
): ChopRows {
  // by j, and by the partial sum
  const quotients = Array.from({ length: k }, (_, j) =>
    Int32Array.from({ length: (n - j) * max + 1 }, (_each, sum) =>
      plainIntegers.floorDiv(sum, k - j),
    ),
  )
  const sums = new Int32Array(n + 1)
  return (outer, heights, length) => {
    for (let i = 2; i <= n; i++) sums[i] = sums[i - 1]! + outer[i - 1]!
    if (k === 1) {
      for (let x1 = 0; x1 < length; x1++) heights[x1] = quotients[0]![sums[n]! + x1]!
      return
    }
    // all positions from here on have stopped
    let end = testAll(heights, length, quotients[0]!, sums[n]!, outer[n - 1]!, intervals)
    for (let j = 1; j < k - 1 && end > 0; j++) {
      const i = n - j
      end = testOthers(heights, end, quotients[j]!, sums[i]!, outer[i - 1]!, outer[i]!, intervals)
    }
    // the last m, whether the search stops there or not
    const last = quotients[k - 1]!
    const sum = sums[n - k + 1]!
    for (let x1 = 0; x1 < end; x1++) if (heights[x1]! < 0) heights[x1] = last[sum + x1]!
  }
}

/**
 * The tests of the row i = n for the positions of a row: writes m where the search stops, −1 elsewhere.
 * @param low x_n
 * @returns from where on all have stopped
 */
function testAll(
  heights: Int32Array,
  length: number,
  quotients: Int32Array,
  sum: number,
  low: number,
  intervals: Algorithm2Intervals,
): number {
  let end = 0
  for (let x1 = 0; x1 < length; x1++) {
    const m = quotients[sum + x1]!
    if (stopsAlgorithm2(m, low, null, intervals)) heights[x1] = m
    else {
      heights[x1] = -1
      end = x1 + 1
    }
  }
  return end
}

/** {@link testAll} for another row i > 1, where the search has not stopped before. */
function testOthers(
  heights: Int32Array,
  length: number,
  quotients: Int32Array,
  sum: number,
  low: number,
  high: number,
  intervals: Algorithm2Intervals,
): number {
  let end = 0
  for (let x1 = 0; x1 < length; x1++) {
    if (heights[x1]! >= 0) continue
    const m = quotients[sum + x1]!
    if (stopsAlgorithm2(m, low, high, intervals)) heights[x1] = m
    else end = x1 + 1
  }
  return end
}

/**
 * Whether Algorithm 1 ends with the reduction: it returns x if x_n ≤ ν(x), otherwise what it returns
 * for ctt(x,ν(x)), a position of a smaller rank. ν is asked once for every sum, for it looks at
 * nothing else.
 *
 * @complexity O(1) a position and O(n) a row
 * @source DH-Alg1
 */
export function algorithm1EndsReduced(game: SolvedGame): Classes {
  const { n, k, box } = game
  const reduced = game.reducedRanks()
  const together = sharesTogether(box)
  const width = box.max + 1
  // where it ends, by rank; a copy is made when it is the reduction no more
  let ends = reduced
  const nus = new Int32Array(n * box.max + 1).fill(-1)
  return classesOfBits(box, (outer, bits, length, rank) => {
    let sum = 0
    for (let i = 1; i < n; i++) sum += outer[i]!
    const top = n === 1 ? -1 : outer[n - 1]!
    let word = 0
    let last = 0
    // the stacks before p are not chopped; what they add to the rank
    let p = 1
    let ofUnchopped = 0
    for (let x1 = 0; x1 < length; x1++) {
      let nu = nus[sum + x1]!
      if (nu < 0) {
        nu = nirbValue([x1, ...outer.slice(1)], k)
        nus[sum + x1] = nu
      }
      let end = rank + x1
      if (top > nu || x1 > nu) {
        if (nu < last) {
          p = 1
          ofUnchopped = 0
        }
        last = nu
        for (; p < n && outer[p]! <= nu; p++) {
          const share = p * width + outer[p]!
          ofUnchopped += together[share]! - together[share + width]!
        }
        end = ends[ofUnchopped + together[p * width + nu]! + (x1 < nu ? x1 : nu)]!
      }
      if (end === reduced[rank + x1]) word |= 1 << (x1 & 31)
      else {
        if (ends === reduced) ends = reduced.slice()
        ends[rank + x1] = end
      }
      if ((x1 & 31) === 31 || x1 + 1 === length) {
        bits[x1 >> 5] = word
        word = 0
      }
    }
  })
}
