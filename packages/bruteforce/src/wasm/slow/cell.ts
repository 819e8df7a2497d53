import type { Code } from '../encode/code.ts'
import { type LaneCode, lanesOf, andNotVector, orVector, vectorOf } from '../encode/simd.ts'

/**
 * The encoding of table values in the cells of a run, and the computation of a cell from its
 * options.
 */
export interface Cell {
  readonly lanes: LaneCode
  /** The byte that, repeated throughout a cell, means "no such option". */
  readonly none: 0 | 0xff
  /** The cell of a terminal position in misère play. */
  readonly terminal: number
  /** Combines two options. The result is the better option or the union of both. */
  readonly combine: (a: Code, b: Code) => Code
  /**
   * Computes the cell of a position from its combined options. The code of `options` is executed
   * twice.
   */
  readonly finish: (options: Code) => Code
  /** Sets each cell of a vector for which all bits of the mask are ones to "no such option". */
  readonly blank: (cells: Code, mask: Code) => Code
  /** True if the value computed from a combination of options may be too large for its cell. */
  readonly overflows: boolean
}

/**
 * Encodes a remoteness r as a key. An even r is stored as r/2 + 1, an odd r as the complement of
 * (r+1)/2, and "no option" as all ones. Then the best option has the smallest key as an unsigned
 * number.
 *
 * Let k be the smallest key of the options. The key of the position is −k if k is the key of an odd
 * number or "no option", and −1 − k if k is the key of an even number. The sign bit distinguishes
 * the two cases. Keys can represent r ≤ 253 in 8 bits and r ≤ 65533 in 16 bits. In misère play, odd
 * and even r change roles, so the cell stores r − 1. For a terminal position this is −1, which is
 * stored as "no option".
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
 * Encodes a Grundy value g as the bit 1 << g, and "no option" as 0. Options are united by OR, and
 * the mex is the lowest bit that is not set. In misère play, terminal positions have the value 1.
 *
 * @param options the maximum number of options of a position
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
