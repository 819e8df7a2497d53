import type { Position } from '@nim/core/rules'
import type { LayerMatch, RowPatterns } from './row-patterns.ts'
import type { Values } from '../task/values.ts'

/** The entries of a solved box, in any form of storage. */
export interface Cells {
  /** The entry of a position of the box. `rank` is called only if entries lie by rank. */
  readonly entryAt: (position: Position, rank: (position: Position) => number) => number
  /**
   * Visits the entries with fromLayer ≤ x_n < toLayer by rank, in pieces. A piece ends where a row
   * (x_2, …, x_n fixed) ends; it may be overwritten after the visit.
   */
  readonly visit: (fromLayer: number, toLayer: number, visit: VisitPiece) => void
  /**
   * Visits the outcomes of all positions by rank, eight in a byte: 1 for N, the lowest bit first,
   * the last byte padded with zeros. The bytes may be overwritten after the visit. Absent if the
   * cells are not stored as bits.
   */
  readonly visitBits?: (visit: (bytes: Uint8Array) => void) => void
  /** The number of P-positions with fromLayer ≤ x_n < toLayer. */
  readonly countP: (fromLayer: number, toLayer: number) => number
  /**
   * Compares the layers from ≤ x_n < to, in order, with patterns. It returns false, without a
   * visit, if these cells cannot do it. Only cells of outcomes can.
   */
  readonly match?: (
    patterns: RowPatterns,
    from: number,
    to: number,
    visit: (layer: number, match: LayerMatch) => void,
  ) => boolean
  /** All entries by rank. */
  readonly values: () => Values
  /** Gives the memory back if it can be used again. The cells are then lost. */
  readonly release: () => void
}

/**
 * Receives a piece of consecutive entries.
 * @param rank the rank of the first entry
 */
export type VisitPiece = (entries: Values, rank: number) => void
