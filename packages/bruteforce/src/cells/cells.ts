import type { Position } from '@nim/core/rules'
import type { LayerMatch, RowPatterns } from './row-patterns.ts'
import type { Values } from '../task/values.ts'

/** The entries of a solved box, however they are kept. */
export interface Cells {
  /** The entry of a position of the box. `rank` is asked for only where entries lie by rank. */
  readonly entryAt: (position: Position, rank: (position: Position) => number) => number
  /**
   * Visits the entries with fromLayer ≤ x_n < toLayer by rank, in pieces. A piece ends where a row
   * (x_2, …, x_n fixed) ends; it may be overwritten after the visit.
   */
  readonly visit: (fromLayer: number, toLayer: number, visit: VisitPiece) => void
  /**
   * Visits the outcomes of all positions by rank, eight to a byte: 1 for N, the lowest bit first, the last
   * byte filled up with zeros. The bytes may be overwritten after the visit. Absent if the cells are not
   * kept as bits.
   */
  readonly visitBits?: (visit: (bytes: Uint8Array) => void) => void
  /** Number of P-positions with fromLayer ≤ x_n < toLayer. */
  readonly countP: (fromLayer: number, toLayer: number) => number
  /**
   * Compares the layers from ≤ x_n < to, in turn, with patterns; false if these cells cannot, and
   * nothing was visited. Only cells of outcomes can.
   */
  readonly match?: (
    patterns: RowPatterns,
    from: number,
    to: number,
    visit: (layer: number, match: LayerMatch) => void,
  ) => boolean
  /** All entries by rank. */
  readonly values: () => Values
  /** Gives the memory back, if it can be used again. The cells are lost. */
  readonly release: () => void
}

/** @param rank of the first entry */
export type VisitPiece = (entries: Values, rank: number) => void
