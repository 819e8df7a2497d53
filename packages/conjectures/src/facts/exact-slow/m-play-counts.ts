import type { Box } from '@nim/core/rules'
import { forEachRow } from '../../rows/for-each-row.ts'
import type { RowFiller } from '../fact.ts'
import { rankDrops } from '../../rows/rank-drops.ts'
import { type ShortIntegers, shortIntegers } from './short-integers.ts'

/**
 * M(x), the number of moves when both sides follow the M-rule, for every position of a box of
 * NIM(n,n−1), by rank: 0 at terminal positions, otherwise one more than after the M-move.
 *
 * @complexity O(1) a position and O(n) a row, two bytes a position if M < 2^15
 * @source GMMV-D6
 */
export function mPlayCounts(box: Box): ShortIntegers {
  const { counts, rows } = mPlayRows(box)
  const row = new Int32Array(box.max + 1)
  forEachRow(box, (outer, length, rank) => {
    rows(outer, row, length, rank)
  })
  return counts
}

/** A bound of M in a box of NIM(n,n−1): a move takes n − 1 of at most n·max stones. */
function longestMPlay({ piles: n, max }: Box): number {
  return n === 1 ? 0 : Math.floor((n * max) / (n - 1))
}

/** Numbers of moves by the M-rule. */
interface MPlayRows {
  /** By rank, in the rows so far. */
  readonly counts: ShortIntegers
  /** To be asked for all rows in rank order. */
  readonly rows: RowFiller
}

/**
 * {@link mPlayCounts} row by row.
 *
 * The pile that is kept is the last one of its value, so that the position stays sorted when all
 * others are lowered. Along a row it depends on nothing but the parity of x_1, except at x_1 = x_2.
 */
function mPlayRows(box: Box): MPlayRows {
  const n = box.piles
  const drops = rankDrops(box).map((column) => Int32Array.from(column))
  const counts = shortIntegers(box.count, longestMPlay(box))
  const rows: RowFiller = (outer, numbers, length, rank) => {
    const x2 = outer[1]
    if (x2 === undefined || x2 === 0) {
      // terminal, or a game of one pile, in which no move is possible
      numbers.fill(0, 0, length)
      return
    }
    let all = 0
    for (let i = 1; i < n; i++) all += drops[i]![outer[i]!]!
    const kept = keptForOdd(outer)
    const afterOdd = 1 + all - drops[kept]![outer[kept]!]!
    afterMoves(counts, rank, all, afterOdd, numbers, length)
    if ((x2 & 1) === 0) {
      let last2 = 1
      while (outer[last2 + 1] === x2) last2++
      const last = 1 + counts[rank + x2 - 1 - (all - drops[last2]![x2]!)]!
      counts[rank + x2] = last
      numbers[x2] = last
    }
  }
  return { counts, rows }
}

/** One more than after a move that lowers the rank by `afterEven` or `afterOdd`, as x_1 is. */
function afterMoves(
  counts: ShortIntegers,
  rank: number,
  afterEven: number,
  afterOdd: number,
  numbers: Int32Array,
  length: number,
): void {
  const change = afterOdd - afterEven
  for (let x1 = 0; x1 < length; x1++) {
    const number = 1 + counts[rank + x1 - afterEven - (-(x1 & 1) & change)]!
    counts[rank + x1] = number
    numbers[x1] = number
  }
}

/**
 * The index of the pile that the M-rule keeps for odd x_1, given the other piles: the last of the
 * smallest even ones, or of the largest ones.
 * @source GMMV-D6
 */
function keptForOdd(outer: readonly number[]): number {
  let kept = 1
  while (kept < outer.length && (outer[kept]! & 1) === 1) kept++
  if (kept === outer.length) return kept - 1
  while (outer[kept + 1] === outer[kept]) kept++
  return kept
}
