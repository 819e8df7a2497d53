import type { Box } from '@nim/core/rules'
import { hasStack, stackSets } from '../dh/visit-moves.ts'
import { forEachRow } from '../evidence/for-each-row.ts'
import { rankDrops } from '../evidence/rank-drops.ts'
import { emptyStacks, setSums, tiedStacks } from './row-sets.ts'

/**
 * Lengths of longest plays in SN(n,A), k = min A, by rank: from the rules, by the moves of each
 * position. A list of sets of allowed sizes is a play, in any order, exactly if no stack i is in more
 * than x_i of them. So
 *
 * 1. sets of k stacks are enough, since a larger set can be replaced by a part of it;
 * 2. a longest play from x either is one from x − e_j, or has stack j in x_j of its sets and can begin
 *    with one of these. With m the length of the longest plays from x − e_j that of x is m or m + 1:
 *    without one set of stack j a play from x is one from x − e_j. It is m + 1 exactly if some set S
 *    of k nonempty stacks with j in S leads to a position with plays of m moves.
 *
 * j is the first nonempty stack, which is stack 1 but for the first position of a row. A test compares
 * this with `playLengths`, where nothing is spared.
 *
 * @param box with n·max < 2^16
 * @complexity at most C(n−1, k−1) sets a position, mostly one
 * @source DH-D1
 */
export function longestPlaysByRow(box: Box, k: number): Uint16Array {
  const { piles: n } = box
  const drops = rankDrops(box).map((column) => Int32Array.from(column))
  const longest = new Uint16Array(box.count)
  const setsWith = Array.from({ length: n }, (_, j) =>
    Int32Array.from(
      stackSets(n, k)
        .filter((set) => hasStack(set, j) && (j === 0 || !hasStack(set, 0)))
        .toReversed(),
    ),
  )
  const distances = new Int32Array(setsWith[0]!.length)
  const { begin, sums } = setSums(n)
  /** The distances of the moves with stack j; if j is not stack 1, without that. */
  const find = (j: number, empty: number, tied: number): number => {
    const sets = setsWith[j]!
    let count = 0
    for (let s = 0; s < sets.length; s++) {
      const set = sets[s]!
      if ((set & empty) !== 0 || (set & tied & ~(set << 1)) !== 0) continue
      distances[count++] = sums[set >> 1]! + (set & 1)
    }
    return count
  }
  const isAtLeast = (rank: number, count: number, m: number): boolean => {
    for (let s = 0; s < count; s++) if (longest[rank - distances[s]!]! >= m) return true
    return false
  }
  forEachRow(box, (outer, length, rank) => {
    begin(outer, drops)
    const empty = emptyStacks(outer)
    const tied = tiedStacks(outer)
    let j = 1
    while (j < n && outer[j] === 0) j++
    let m = 0
    if (j < n) {
      m = longest[rank - drops[j]![outer[j]!]!]!
      if (isAtLeast(rank, find(j, empty, tied), m)) m++
    }
    longest[rank] = m
    if (length === 1) return
    const count = find(0, empty, tied)
    for (let x1 = 1; x1 < length; x1++) {
      if (isAtLeast(rank + x1, count, m)) m++
      longest[rank + x1] = m
    }
  })
  return longest
}
