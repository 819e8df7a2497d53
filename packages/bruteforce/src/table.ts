import {
  type Box,
  formatPosition,
  type Outcome,
  type PlayConvention,
  type Position,
  positionOf,
  type Ruleset,
} from '@nim/core/rules'
import type { Cells, VisitPiece } from './cells/cells.ts'
import { digestOf, digestOfBits } from './table-file/digest.ts'
import { histogramOf } from './cells/histogram.ts'
import { isP } from './task/outcome.ts'
import { rowCutter, type VisitRow } from './cells/row.ts'
import type { LayerMatch, RowPatterns } from './cells/row-patterns.ts'
import type { TableValue } from './task/task.ts'
import type { Values } from './task/values.ts'

/**
 * A table of a box. The table contains the outcome, the remoteness or the Grundy value of every
 * position.
 */
export interface Table {
  readonly ruleset: Ruleset
  /** The positions and their ranks. */
  readonly box: Box
  readonly value: TableValue
  readonly play: PlayConvention
  /**
   * The entry of every position, in rank order. Do not modify it. If a fast kernel computed the
   * table, the first access creates this array, with one or two bytes per position.
   */
  readonly values: Values
  /**
   * The entry of a position. If the rules do not distinguish the piles, the piles may come in any
   * order.
   * @throws RangeError if the position does not belong to the box
   */
  readonly at: (position: Position) => number
  /**
   * The outcome of a position.
   * @throws RangeError as {@link Table.at}
   */
  readonly outcomeAt: (position: Position) => Outcome
  /** True if an entry in `values` means P. */
  readonly isP: (entry: number) => boolean
  /**
   * The number of P-positions of the box. If `from` and `to` are given, it counts only P-positions
   * with from ≤ x_n < to.
   */
  readonly countP: (from?: number, to?: number) => number
  /**
   * Visits the rows (positions that differ only in x_1) in rank order, without copying. If `from`
   * and `to` are given, the function visits only the layers with from ≤ x_n < to.
   */
  readonly forEachRow: (visit: VisitRow, from?: number, to?: number) => void
  /**
   * Visits the entries in rank order, in pieces that end at row ends. A piece is valid only during
   * its visit, and only until another iteration over the same table begins.
   */
  readonly forEachPiece: (visit: VisitPiece, from?: number, to?: number) => void
  /**
   * Compares a table of outcomes of a symmetric game with patterns, layer by layer and at least 16
   * positions at a time. Returns false, without a visit, if no generated kernel computed the table
   * or if there are too many patterns. If the function returns false, compare row by row.
   */
  readonly matchLayers: (
    patterns: RowPatterns,
    visit: (layer: number, match: LayerMatch) => void,
    from?: number,
    to?: number,
  ) => boolean
  /**
   * For each v up to the largest entry, histogram()[v] is the number of positions with the entry v.
   */
  readonly histogram: () => number[]
  /**
   * The digest `sha256:…` of the values, the ruleset, the play convention, the kind of value, and
   * max. The digest does not depend on the kernel, the threads, the machine, or the width of the
   * entries in memory. See `digest.ts`.
   */
  readonly digest: () => string
  /**
   * Releases the memory of the table, which makes the next table faster. Do not use the table
   * afterwards. Without this call, garbage collection frees the memory.
   */
  readonly release: () => void
}

/** The table that consists of these cells. */
export function tableOf(
  ruleset: Ruleset,
  box: Box,
  value: TableValue,
  play: PlayConvention,
  cells: Cells,
): Table {
  return new TableOfCells(ruleset, box, value, play, cells)
}

/**
 * This is a class because `values` is a getter. In V8, each object literal with a getter has its
 * own hidden class. This hidden class keeps the object, its cells and their layout alive through
 * several garbage collections.
 */
class TableOfCells implements Table {
  readonly ruleset: Ruleset
  readonly box: Box
  readonly value: TableValue
  readonly play: PlayConvention
  readonly at: Table['at']
  readonly outcomeAt: Table['outcomeAt']
  readonly isP: Table['isP']
  readonly countP: Table['countP']
  readonly forEachRow: Table['forEachRow']
  readonly forEachPiece: Table['forEachPiece']
  readonly matchLayers: Table['matchLayers']
  readonly histogram: Table['histogram']
  readonly digest: Table['digest']
  readonly release: Table['release']
  readonly #cells: Cells
  #values: Values | undefined

  constructor(ruleset: Ruleset, box: Box, value: TableValue, play: PlayConvention, cells: Cells) {
    const layers = box.piles === 1 ? 1 : box.max + 1
    this.ruleset = ruleset
    this.box = box
    this.value = value
    this.play = play
    this.at = (position) => entryAt(ruleset, box, cells, position)
    this.outcomeAt = (position) =>
      isP(value, play, entryAt(ruleset, box, cells, position)) ? 'P' : 'N'
    this.isP = (entry) => isP(value, play, entry)
    this.countP = (from = 0, to = layers) => cells.countP(from, to)
    this.forEachRow = (visit, from = 0, to = layers) => {
      cells.visit(from, to, rowCutter(box, from, visit))
    }
    this.forEachPiece = (visit, from = 0, to = layers) => {
      cells.visit(from, to, visit)
    }
    this.matchLayers = (patterns, visit, from = 0, to = layers) =>
      cells.match?.(patterns, from, to, visit) ?? false
    this.histogram = () =>
      value === 'outcome'
        ? outcomeHistogram(cells.countP(0, layers), box.count)
        : histogramOf(this.forEachPiece)
    this.digest = () =>
      cells.visitBits === undefined
        ? digestOf(ruleset, box.max, value, play, this.forEachPiece)
        : digestOfBits(ruleset, box.max, play, cells.visitBits)
    this.release = cells.release
    this.#cells = cells
  }

  get values(): Values {
    return (this.#values ??= this.#cells.values())
  }
}

/**
 * The histogram of outcomes: entry 0 is the number of P-positions, and entry 1 is the number of
 * N-positions.
 */
function outcomeHistogram(P: number, positions: number): number[] {
  return P === positions ? [P] : [P, positions - P]
}

function entryAt(ruleset: Ruleset, box: Box, cells: Cells, position: Position): number {
  if (position.every(Number.isSafeInteger)) {
    const stored = positionOf(ruleset, position)
    const isInside = stored.length === box.piles && stored.every((x) => x >= 0 && x <= box.max)
    if (isInside) return cells.entryAt(stored, (one) => box.rank(one))
  }
  throw new RangeError(`position ${formatPosition(position)} is not in the box`)
}
