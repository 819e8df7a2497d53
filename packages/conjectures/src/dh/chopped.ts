import type { Box } from '@nim/core/rules'
import type { Classes } from '../evidence/by-class.ts'
import { rankShares } from '../evidence/rank-shares.ts'
import { classesOfBits } from './part-classes.ts'
import type { Type } from './position-facts.ts'
import type { SolvedGame } from './solved-game.ts'

/**
 * Takes a run of positions of a row, from ≤ x_1 < to: ctt(x,m) has the stacks 1 to kept as they are and
 * m in place of the others, where m = heights[j][sum + x_1].
 */
export type TakeRun = (kept: number, j: number, sum: number, from: number, to: number) => void

/** The heights at which the tops of the positions of a box are chopped. */
export interface Chops {
  /** By j, and by a sum of stacks. */
  readonly heights: readonly Int32Array[]
  /** Gives the positions of a row to take, every one in one run. */
  readonly runs: (outer: readonly number[], length: number, take: TakeRun) => void
}

/** The ranks of chopped positions, row by row. */
interface ChoppedRanks {
  readonly startRow: (outer: readonly number[]) => void
  /** What the stacks 2 to i of the row add to a rank, by i. */
  readonly ofKept: Int32Array
  /** What the stacks from kept + 1 on add if all are heights[j][sum] high, by the sum. */
  readonly ofChopped: (kept: number, j: number) => Int32Array
}

function choppedRanks(box: Box, heights: readonly Int32Array[]): ChoppedRanks {
  const { piles: n, max } = box
  const width = max + 1
  const shares = rankShares(box)
  // what stack p + 1 and all higher ones add if they are h high: at p · width + h
  const together = new Int32Array((n + 1) * width)
  for (let p = n - 1; p > 0; p--) {
    for (let h = 0; h < width; h++) {
      together[p * width + h] = together[(p + 1) * width + h]! + shares[p]![h]!
    }
  }
  const ofKept = new Int32Array(n + 1)
  const tables: Int32Array[] = []
  // Where m > max no stack is chopped, and what the table has there is not used, or is 0 for kept = n.
  return {
    ofKept,
    startRow(outer) {
      let sum = 0
      for (let p = 1; p < n; p++) {
        const share = p * width + outer[p]!
        sum += together[share]! - together[share + width]!
        ofKept[p + 1] = sum
      }
    },
    ofChopped: (kept, j) =>
      (tables[j * (n + 1) + kept] ??= heights[j]!.map((m) => together[kept * width + m] ?? 0)),
  }
}

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
    words = clearRow(bits, length)
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
    words = clearRow(bits, length)
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

/** Sets the bits from ≤ x_1 < to. */
function setBits(words: Int32Array, from: number, to: number): void {
  if (from < to) for (let w = from >> 5; 32 * w < to; w++) words[w]! |= bitsWithin(w, from, to)
}

/** The bits from ≤ x_1 < to of a word that has some of them. */
function bitsWithin(w: number, from: number, to: number): number {
  let bits = -1
  if (32 * w < from) bits &= -1 << from
  if (32 * w + 32 > to) bits &= ~(-1 << to)
  return bits
}

function clearRow(bits: Int32Array, length: number): Int32Array {
  for (let w = 0; 32 * w < length; w++) bits[w] = 0
  return bits
}

/**
 * What is said of the type of ctt(x,m), m given row by row; asked once for every type that occurs. If m
 * comes from the sum s of just the stacks that are kept, then the sum of ctt(x,m) is s plus multiples
 * of m, and x_1 is odd if s is and the number of odd ones among the other kept stacks is even, or the
 * other way round. So what is said is kept for every s and every such number, in bits.
 *
 * @complexity O(n) a row and O(1) a run and 32 positions; O(1) a position where m comes from another sum
 */
export function saidOfChopped(
  { n, k, box }: SolvedGame,
  { heights, runs }: Chops,
  says: (type: Type) => boolean,
): Classes {
  const modulus = 2 * k
  const known: (1 | 0 | undefined)[] = []
  const saidOf = (o: number, sum: number): 1 | 0 => {
    const r = sum % modulus
    return (known[o * modulus + r] ??= says({ o, r }) ? 1 : 0)
  }
  // by j and by the number of odd ones among the kept stacks from the second on
  const tables: SaidBySum[] = []
  // of the stacks 2 to i of the row: the number of odd ones, the sum
  const odds = new Int32Array(n + 1)
  const sums = new Int32Array(n + 1)
  let words: Int32Array = new Int32Array(0)
  const take: TakeRun = (kept, j, sum, from, to) => {
    const odd = odds[kept]!
    const ms = heights[j]!
    if (kept === n - j) {
      const table = (tables[j * (n + 1) + odd] ??= saidBySum(ms.length))
      if (copyRun(table, sum, words, from, to)) return
      for (let s = sum + from; s < sum + to; s++) {
        const m = ms[s]!
        const said = saidOf(odd + ((s ^ odd) & 1) + (n - kept) * (m & 1), s + (n - kept) * m)
        table.said[s >> 5]! |= said << s
        table.isAsked[s >> 5]! |= 1 << s
      }
      copyRun(table, sum, words, from, to)
      return
    }
    for (let x1 = from; x1 < to; x1++) {
      const m = ms[sum + x1]!
      const o = odd + (x1 & 1) + (n - kept) * (m & 1)
      words[x1 >> 5]! |= saidOf(o, sums[kept]! + x1 + (n - kept) * m) << x1
    }
  }
  return classesOfBits(box, (outer, bits, length) => {
    for (let i = 1; i < n; i++) {
      odds[i + 1] = odds[i]! + (outer[i]! & 1)
      sums[i + 1] = sums[i]! + outer[i]!
    }
    words = clearRow(bits, length)
    runs(outer, length, take)
  })
}

/** What is said, by sums, and where it has been asked; in bits. */
interface SaidBySum {
  readonly said: Int32Array
  readonly isAsked: Int32Array
}

function saidBySum(sums: number): SaidBySum {
  // two words are read at a time
  const width = (sums >> 5) + 2
  return { said: new Int32Array(width), isAsked: new Int32Array(width) }
}

/**
 * Adds what is said for the sums from sum + from on to the words, from bit from on.
 * @returns false if some of it has not been asked
 */
function copyRun(
  { said, isAsked }: SaidBySum,
  sum: number,
  words: Int32Array,
  from: number,
  to: number,
): boolean {
  for (let w = from >> 5; 32 * w < to; w++) {
    const inRun = bitsWithin(w, from, to)
    const first = sum + 32 * w
    if ((inRun & ~wordFrom(isAsked, first)) !== 0) return false
    words[w]! |= wordFrom(said, first) & inRun
  }
  return true
}

/** The 32 bits from that one on. */
function wordFrom(bits: Int32Array, first: number): number {
  const at = first >> 5
  const shift = first & 31
  // a shift by 32 would be one by 0
  return (bits[at]! >>> shift) | ((bits[at + 1]! << 1) << (31 - shift))
}
