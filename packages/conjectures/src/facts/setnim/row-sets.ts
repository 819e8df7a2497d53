import { stackSets } from './visit-moves.ts'

/** The sums of a weight over all sets of stacks but stack 1: sums[set >> 1]. */
export interface SetSums {
  /** Begins a row: columns[i][x_i] is the weight of stack i + 1. */
  readonly begin: (outer: readonly number[], columns: readonly Int32Array[]) => void
  readonly sums: Int32Array
}

/** @complexity 2^(n−1) additions a row */
export function setSums(n: number): SetSums {
  const sums = new Int32Array(2 ** (n - 1))
  return {
    sums,
    begin(outer, columns) {
      for (let i = 1, half = 1; i < n; i++, half *= 2) {
        const weight = columns[i]![outer[i]!]!
        for (let set = 0; set < half; set++) sums[half + set] = sums[set]! + weight
      }
    },
  }
}

/** Bits of the empty stacks but stack 1. */
export function emptyStacks(outer: readonly number[]): number {
  let empty = 0
  for (let i = 1; i < outer.length && outer[i] === 0; i++) empty |= 1 << i
  return empty
}

/** Bits of the stacks from the third on that are as high as the one before. */
export function tiedStacks(outer: readonly number[]): number {
  let tied = 0
  for (let i = 2; i < outer.length; i++) if (outer[i] === outer[i - 1]) tied |= 1 << i
  return tied
}

/** The moves by sets of some sizes along a row, of equal stacks the first ones being played on. */
export interface RowMoves {
  /** Begins a row: finds the moves where 0 < x_1 < x_2. */
  readonly begin: (outer: readonly number[]) => void
  /** Their number. */
  readonly count: () => number
  /** By how much the rank falls, move by move. */
  readonly distances: Int32Array
  /** The stacks played on, move by move. */
  readonly played: Int32Array
}

/**
 * The moves by the rules (DH-D1). Where x_1 = 0 those with stack 1 are no moves, and where x_1 = x_2
 * those with stack 2 and without stack 1 are left out, see {@link firstOf} and {@link endOf}.
 */
export function rowMoves(
  n: number,
  sizes: readonly number[],
  drops: readonly Int32Array[],
): RowMoves {
  const sets = Int32Array.from(sizes.flatMap((size) => stackSets(n, size)))
  const distances = new Int32Array(sets.length)
  const played = new Int32Array(sets.length)
  const { begin, sums } = setSums(n)
  let count = 0
  return {
    distances,
    played,
    count: () => count,
    begin(outer) {
      begin(outer, drops)
      const empty = emptyStacks(outer)
      const tied = tiedStacks(outer)
      count = 0
      for (let s = 0; s < sets.length; s++) {
        const set = sets[s]!
        if ((set & empty) !== 0 || (set & tied & ~(set << 1)) !== 0) continue
        distances[count] = sums[set >> 1]! + (set & 1)
        played[count++] = set
      }
    },
  }
}

/** The first x_1 of a row with this move. */
export function firstOf(played: number): number {
  return played & 1
}

/** The first x_1 of a row after those with this move, for n ≥ 2; the last position of a row has x_1 = x_2. */
export function endOf(played: number, length: number): number {
  return (played & 3) === 2 ? length - 1 : length
}
