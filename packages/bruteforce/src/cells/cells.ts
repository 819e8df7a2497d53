import type { Position } from '@nim/core/rules'
import type { LayerMatch, RowPatterns } from './row-patterns.ts'
import type { Values } from '../task/values.ts'

/** The entries of a solved box, in any storage format. */
export interface Cells {
  /**
   * The entry of a position of the box. `rank` is called only if entries are stored in rank order.
   */
  readonly entryAt: (position: Position, rank: (position: Position) => number) => number
  /**
   * Visits the entries with fromLayer ≤ x_n < toLayer in rank order, piece by piece. Each piece
   * ends at the end of a row (x_2, …, x_n fixed) and may be overwritten after the visit.
   */
  readonly visit: (fromLayer: number, toLayer: number, visit: VisitPiece) => void
  /**
   * Visits the outcomes of all positions in rank order, eight outcomes per byte. A bit 1 means N,
   * the lowest bit comes first, and the last byte is padded with zeros. The bytes may be
   * overwritten after the visit. The method is absent if the cells are not stored as bits.
   */
  readonly visitBits?: (visit: (bytes: Uint8Array) => void) => void
  /** The number of P-positions with fromLayer ≤ x_n < toLayer. */
  readonly countP: (fromLayer: number, toLayer: number) => number
  /**
   * Compares the layers from ≤ x_n < to, in order, with patterns. Returns false, without a visit,
   * if the comparison is impossible with these cells. Only cells that store outcomes can support
   * this method.
   */
  readonly match?: (
    patterns: RowPatterns,
    from: number,
    to: number,
    visit: (layer: number, match: LayerMatch) => void,
  ) => boolean
  /** All entries, in rank order. */
  readonly values: () => Values
  /** Releases the memory if it can be reused. The cells are then lost. */
  readonly release: () => void
}

/**
 * Receives a piece of consecutive entries.
 * @param rank the rank of the first entry
 */
export type VisitPiece = (entries: Values, rank: number) => void
