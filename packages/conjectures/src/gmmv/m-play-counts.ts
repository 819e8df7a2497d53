import type { Box } from '@nim/core/rules'
import { forEachRow } from '../evidence/for-each-row.ts'
import { rankDrops } from '../evidence/rank-drops.ts'

/**
 * M(x), the number of moves when both sides follow the M-rule, for every position of a box of
 * NIM(n,n−1), by rank: 0 at terminal positions, otherwise one more than after the M-move.
 *
 * The pile that is kept is the last one of its value, so that the position stays sorted when all
 * others are lowered. Along a row it depends on nothing but the parity of x_1, except at x_1 = x_2.
 *
 * @complexity O(1) a position and O(n) a row, four bytes a position
 * @source GMMV-D6
 */
export function mPlayCounts(box: Box): Uint32Array {
  const n = box.piles
  const drops = rankDrops(box)
  const counts = new Uint32Array(box.count)
  const dropOf = (i: number, outer: readonly number[]): number => drops[i]![outer[i]!]!
  forEachRow(box, (outer, length, rank) => {
    const x2 = outer[1]
    // terminal, or a game of one pile, in which no move is possible
    if (x2 === undefined || x2 === 0) return
    let all = 0
    for (let i = 1; i < n; i++) all += drops[i]![outer[i]!]!
    const afterOdd = 1 + all - dropOf(keptForOdd(outer), outer)
    for (let x1 = 0; x1 < length; x1++) {
      const distance = x1 % 2 === 1 ? afterOdd : all
      counts[rank + x1] = 1 + counts[rank + x1 - distance]!
    }
    if (x2 % 2 === 0) {
      counts[rank + x2] = 1 + counts[rank + x2 - 1 - (all - dropOf(outer.lastIndexOf(x2), outer))]!
    }
  })
  return counts
}

/**
 * The index of the pile that the M-rule keeps for odd x_1, given the other piles: the last of the
 * smallest even ones, or of the largest ones.
 * @source GMMV-D6
 */
export function keptForOdd(outer: readonly number[]): number {
  let kept = 1
  while (kept < outer.length && outer[kept]! % 2 === 1) kept++
  if (kept === outer.length) return kept - 1
  while (outer[kept + 1] === outer[kept]) kept++
  return kept
}
