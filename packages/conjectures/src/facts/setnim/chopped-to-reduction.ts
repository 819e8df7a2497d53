import type { Classes } from '../../rows/by-class.ts'
import { choppedRanks } from './chopped-ranks.ts'
import type { Chops, TakeRun } from './chops.ts'
import { classesOfBits } from './classes-of-bits.ts'
import { clearBits, setBits } from './row-bits.ts'
import type { SolvedGame } from './solved-game.ts'

/**
 * Whether ctt(x,m), m given row by row, is the reduction of x.
 * @complexity O(1) a position, O(n) a row and O(1) a run
 */
export function isChoppedToReduction(game: SolvedGame, { heights, runs }: Chops): Classes {
  const { n, box } = game
  const reduced = game.reducedRanks()
  const { startRow, ofKept, ofChopped } = choppedRanks(box, heights)
  let words: Int32Array = new Int32Array(0)
  let row = 0
  const take: TakeRun = (kept, j, sum, from, to) => {
    if (kept === n) findReduced(reduced, row, words, from, to)
    else compareRun(reduced, row, ofKept[kept]!, ofChopped(kept, j), sum, words, from, to)
  }
  return classesOfBits(box, (outer, bits, length, rank) => {
    startRow(outer)
    words = clearBits(bits, length)
    row = rank
    runs(outer, length, take)
  })
}

/**
 * Notes which positions of a run are reduced.
 * @returns whether all are
 */
function findReduced(
  reduced: Int32Array,
  row: number,
  words: Int32Array,
  from: number,
  to: number,
): boolean {
  let first = from
  for (let x1 = from; x1 < to; x1++) {
    if (reduced[row + x1] === row + x1) continue
    setBits(words, first, x1)
    first = x1 + 1
  }
  setBits(words, first, to)
  return first === from
}

/** Notes which positions of a run have the reduction that has the rank of the chopped one. */
function compareRun(
  reduced: Int32Array,
  row: number,
  ofKept: number,
  ofChopped: Int32Array,
  sum: number,
  words: Int32Array,
  from: number,
  to: number,
): void {
  let first = from
  for (let x1 = from; x1 < to; x1++) {
    if (reduced[row + x1] === ofKept + x1 + ofChopped[sum + x1]!) continue
    setBits(words, first, x1)
    first = x1 + 1
  }
  setBits(words, first, to)
}

/**
 * Whether the reduction of x is where the search ends that chops x, chops what is left, and so on until
 * nothing is chopped. What is left has a smaller rank, so that it is known where this ends.
 *
 * @complexity O(1) a position, O(n) a row and O(1) a run
 */
export function isChoppedOnToReduction(game: SolvedGame, { heights, runs }: Chops): Classes {
  const { n, box } = game
  const reduced = game.reducedRanks()
  const { startRow, ofKept, ofChopped } = choppedRanks(box, heights)
  // where it ends, by rank; a copy is made when it is the reduction no more
  let ends = reduced
  let words: Int32Array = new Int32Array(0)
  let row = 0
  const take: TakeRun = (kept, j, sum, from, to) => {
    const table = ofChopped(kept, j)
    const areRight =
      kept === n
        ? findReduced(reduced, row, words, from, to)
        : compareEnds(ends, reduced, row, ofKept[kept]!, table, sum, words, from, to)
    if (areRight) return
    if (ends === reduced) ends = reduced.slice()
    for (let x1 = from; x1 < to; x1++) {
      ends[row + x1] = kept === n ? row + x1 : ends[ofKept[kept]! + x1 + table[sum + x1]!]!
    }
  }
  return classesOfBits(box, (outer, bits, length, rank) => {
    startRow(outer)
    words = clearBits(bits, length)
    row = rank
    runs(outer, length, take)
  })
}

/**
 * Notes which positions of a run have the reduction at which the search for the chopped one ends.
 * @returns whether all have
 */
function compareEnds(
  ends: Int32Array,
  reduced: Int32Array,
  row: number,
  ofKept: number,
  ofChopped: Int32Array,
  sum: number,
  words: Int32Array,
  from: number,
  to: number,
): boolean {
  let first = from
  for (let x1 = from; x1 < to; x1++) {
    if (reduced[row + x1] === ends[ofKept + x1 + ofChopped[sum + x1]!]) continue
    setBits(words, first, x1)
    first = x1 + 1
  }
  setBits(words, first, to)
  return first === from
}
