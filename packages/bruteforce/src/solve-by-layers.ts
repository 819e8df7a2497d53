import {
  boxOf,
  formatPosition,
  formatRuleset,
  type Position,
  positionOf,
  type Ruleset,
} from '@nim/core/rules'
import { boxPositions } from './task/box-positions.ts'
import type { Cells, VisitPiece } from './cells/cells.ts'
import { positionsBelow } from './task/layer-ranks.ts'
import { DEFAULT_MEMORY, requiredMemory, requireMemory, slotMemory } from './memory.ts'
import { rowCutter, type VisitRow } from './cells/row.ts'
import type { LayerMatch, RowPatterns } from './cells/row-patterns.ts'
import { cellWidths, rememberOverflow, slotTaskOf } from './wasm/slow/slot-task.ts'
import { solve, type SolveOptions } from './solve.ts'
import type { TableValue } from './task/task.ts'
import { beginSlots, type SlotTask } from './wasm/slow/slot-solver.ts'

/** The positions of a box with the same largest pile x_n, solved. Good during its visit only. */
export interface Layer {
  /** x_n */
  readonly pile: number
  /** Rank of its first position. */
  readonly rank: number
  readonly positions: number
  readonly countP: () => number
  /** Visits its rows in rank order, as `Table.forEachRow`. */
  readonly forEachRow: (visit: VisitRow) => void
  /** Visits its entries by rank, as `Table.forEachPiece`. */
  readonly forEachPiece: (visit: VisitPiece) => void
  /** Compares it with patterns, as `Table.matchLayers` does; null if it cannot. */
  readonly match: (patterns: RowPatterns) => LayerMatch | null
  /**
   * The entry of a position of this layer or the one below, in which the options of slow games lie; its
   * piles in any order if the rules do not tell piles apart.
   * @throws RangeError if the position lies in neither this layer nor the one below
   */
  readonly at: (position: Position) => number
}

/** Layers that are kept: an option lies in the layer of its position or in the one below. */
const WINDOW = 2

/**
 * Solves a box layer by layer (x_n = 0, 1, …, max) and keeps only what the next layer needs: the
 * memory is that of two layers, so that boxes far beyond memory can be counted, digested or compared
 * with a statement. Return false from a visit to end.
 *
 * Where no generated kernel serves the ruleset (see `solve`) the whole box is solved first; with one
 * pile it is one layer.
 *
 * @param visit is given the layers in order
 * @throws RangeError if max is not a whole number ≥ 0, or if more memory is needed than allowed
 * @complexity as `solve`, in time
 */
export function solveByLayers(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  options: SolveOptions,
  visit: (layer: Layer) => void | false,
): void {
  const { value, play = 'normal', memory = DEFAULT_MEMORY, kernel = 'auto' } = options
  const positions = boxPositions(ruleset, max)
  const visitLayer = (cells: Cells, pile: number): void | false =>
    visit(layerOf(ruleset, max, pile, cells))
  const task = kernel === 'auto' ? slotTaskOf(ruleset, max, value, play, { ring: WINDOW }) : null
  let from = 0
  for (const width of task === null ? [] : cellWidths(task)) {
    const bytes = slotMemory(task!, width)
    requireMemory({ table: subjectOf(ruleset, max, value), positions, entries: 0, bytes }, memory)
    const reached = fillWindow(task!, width, from, visitLayer)
    if (reached === null) return
    from = reached
    rememberOverflow(task!, width)
  }
  const table = solve(
    ruleset,
    { max },
    { ...options, kernel: kernel === 'second' ? kernel : 'plain' },
  )
  const cells: Cells = {
    entryAt: table.at,
    visit: (a, b, piece) => table.forEachPiece(piece, a, b),
    countP: table.countP,
    values: () => table.values,
    release: table.release,
  }
  if (ruleset.piles === 1) {
    visit({ ...layerOf(ruleset, max, 0, cells), pile: max, positions: max + 1, at: table.at })
    return
  }
  for (let pile = from; pile <= max; pile++) if (visitLayer(cells, pile) === false) return
}

/** Bytes that {@link solveByLayers} allocates, as `requiredMemory` says for `solve`. */
export function requiredWindow(
  ruleset: Ruleset,
  box: { readonly max: number },
  value: TableValue,
): number {
  const task = slotTaskOf(ruleset, box.max, value, 'normal', { ring: WINDOW })
  const width = task === null ? undefined : cellWidths(task)[0]
  return width === undefined
    ? requiredMemory(ruleset, box, value, 'plain')
    : slotMemory(task!, width)
}

/** Fills layer by layer. Returns the layer in which a value did not fit, null at the end. */
function fillWindow(
  task: SlotTask,
  width: Parameters<typeof beginSlots>[1],
  from: number,
  visit: (cells: Cells, pile: number) => void | false,
): number | null {
  const { cells, fill, steps, hasOverflowed } = beginSlots(task, width)
  try {
    for (let m = 0; m <= task.max; m++) {
      fill(m, 0, steps(m))
      if (hasOverflowed()) return m
      if (m >= from && visit(cells, m) === false) return null
    }
    return null
  } finally {
    cells.release()
  }
}

function layerOf(ruleset: Ruleset, max: number, pile: number, cells: Cells): Layer {
  const box = boxOf(ruleset, max)
  const rank = positionsBelow(ruleset, max, pile)
  return {
    pile,
    rank,
    positions: positionsBelow(ruleset, max, pile + 1) - rank,
    countP: () => cells.countP(pile, pile + 1),
    forEachRow: (visit) => cells.visit(pile, pile + 1, rowCutter(box, pile, visit)),
    forEachPiece: (visit) => cells.visit(pile, pile + 1, visit),
    match(patterns) {
      let found: LayerMatch | null = null
      cells.match?.(patterns, pile, pile + 1, (_, match) => {
        found = match
      })
      return found
    },
    at(position) {
      const stored = positionOf(ruleset, position)
      const top = stored.at(-1)!
      if (top < pile - 1 || top > pile) {
        throw new RangeError(
          `position ${formatPosition(position)} is neither in layer ${pile} nor in the one below`,
        )
      }
      return cells.entryAt(stored, (one) => box.rank(one))
    },
  }
}

function subjectOf(ruleset: Ruleset, max: number, value: TableValue): string {
  return `${formatRuleset(ruleset)}, box max=${max}: the ${value} table by layers`
}
