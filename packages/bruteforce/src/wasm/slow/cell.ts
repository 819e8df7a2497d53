import type { Code } from '../encode/code.ts'
import { type LaneCode, lanesOf, andNotVector, orVector, vectorOf } from '../encode/simd.ts'

/** How the values of a table are kept in the cells of a run, and how they follow from the options. */
export interface Cell {
  readonly lanes: LaneCode
  /** A byte that, repeated, makes the cell "no such option". */
  readonly none: 0 | 0xff
  /** Misère play: the cell of a terminal position. */
  readonly terminal: number
  /** The better of two options, or the union of both. */
  readonly combine: (a: Code, b: Code) => Code
  /** The cell of a position from its options combined; they are evaluated twice. */
  readonly finish: (options: Code) => Code
  /** Makes the lanes "no such option" where the mask is all ones. */
  readonly blank: (cells: Code, mask: Code) => Code
  /** True if a combination of options can be too much for the lanes. */
  readonly overflows: boolean
}

/** An outcome: all ones where the position is P, so that options are united by or. */
export function outcomeCell(): Cell {
  return {
    lanes: lanesOf(1),
    none: 0,
    terminal: 0,
    combine: orVector,
    finish: (union) => andNotVector(vectorOf(0xff), union),
    blank: andNotVector,
    overflows: false,
  }
}

/**
 * Remoteness as a key: even r is r/2 + 1, odd r is the complement of (r+1)/2, "no option" is all
 * ones. The best option then has the least key as an unsigned number, the position with the least
 * option key k has the key −k if k is an odd one or "no option", −1 − k if it is an even one: the
 * sign bit tells. Holds r ≤ 253 in 8 bits, r ≤ 65533 in 16. Misère play swaps the parities: it keeps
 * r − 1, with "no option" for the −1 of terminal positions.
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
 * A Grundy value g as the bit 1 << g, "no option" as 0: options are united by or, the mex is the
 * lowest bit that is not set. Misère play gives terminal positions the value 1.
 *
 * @param options number of options of a position, at most
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
