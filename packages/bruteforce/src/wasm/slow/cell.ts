import type { Code } from '../encode/code.ts'
import { type LaneCode, lanesOf, andNotVector, orVector, vectorOf } from '../encode/simd.ts'

/**
 * The form in which cells of a run hold the values of a table, and the computation of a cell from
 * its options.
 */
export interface Cell {
  readonly lanes: LaneCode
  /** The byte that, repeated, makes the cell "no such option". */
  readonly none: 0 | 0xff
  /** Misère play: the cell of a terminal position. */
  readonly terminal: number
  /** The better of two options, or the union of both. */
  readonly combine: (a: Code, b: Code) => Code
  /** The cell of a position from its combined options. They are evaluated twice. */
  readonly finish: (options: Code) => Code
  /** Turns lanes into "no such option" where the mask is all ones. */
  readonly blank: (cells: Code, mask: Code) => Code
  /** True if a combination of options may not fit into the lanes. */
  readonly overflows: boolean
}

/**
 * Remoteness as a key: even r is r/2 + 1, odd r is the complement of (r+1)/2, "no option" is all
 * ones. The best option then has the least key as an unsigned number.
 *
 * Let k be the least key of the options. The key of the position is −k if k is the key of an odd
 * number or "no option", and −1 − k if it is that of an even number: the sign bit decides. Keys
 * hold r ≤ 253 in 8 bits and r ≤ 65533 in 16. Misère play swaps the parities: it stores r − 1, with
 * "no option" for the −1 of terminal positions.
 *
 * @source GMMV REF-1
 */
export function remotenessCell(bytes: 1 | 2): Cell {
  const lanes = lanesOf(bytes)
  return {
    lanes,
    none: 0xff,
    terminal: -1,
    combine: lanes.min,
    finish: (options) => lanes.sub(lanes.greater(options, vectorOf(0)), options),
    blank: orVector,
    overflows: false,
  }
}

/**
 * A Grundy value g as the bit 1 << g, with 0 for "no option". Options are united by OR, and the mex
 * is the lowest bit that is not set. Misère play gives terminal positions the value 1.
 *
 * @param options the largest number of options of a position
 * @source GMMV REF-4
 */
export function grundyCell(bytes: 1 | 2 | 4, options: number): Cell {
  const lanes = lanesOf(bytes)
  return {
    lanes,
    none: 0,
    terminal: 2,
    combine: orVector,
    finish: (union) => andNotVector(lanes.sub(union, vectorOf(0xff)), union),
    blank: andNotVector,
    overflows: options >= 8 * bytes,
  }
}
