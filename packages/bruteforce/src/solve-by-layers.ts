import { boxOf, formatPosition, type Position, positionOf, type Ruleset } from '@nim/core/rules'
import type { Cells, VisitPiece } from './cells/cells.ts'
import { rowCutter, type VisitRow } from './cells/row.ts'
import type { LayerMatch, RowPatterns } from './cells/row-patterns.ts'
import { DEFAULT_MEMORY } from './memory.ts'
import { planOf } from './plan/plan-of.ts'
import { runByLayers } from './plan/run-by-layers.ts'
import { cellsOf, jobOf, ownThreads, type SolveOptions } from './solve.ts'
import { positionsBelow } from './task/layer-ranks.ts'

/**
 * All solved positions of a box that have the same largest pile x_n. The object is valid only
 * during its visit.
 */
export interface Layer {
  /** The largest pile x_n. */
  readonly pile: number
  /** The rank of the first position of the layer. */
  readonly rank: number
  readonly positions: number
  readonly countP: () => number
  /** Visits the rows of the layer in rank order, like `Table.forEachRow`. */
  readonly forEachRow: (visit: VisitRow) => void
  /** Visits the entries of the layer in rank order, like `Table.forEachPiece`. */
  readonly forEachPiece: (visit: VisitPiece) => void
  /**
   * Compares the layer with patterns, like `Table.matchLayers`; null if this comparison is
   * impossible.
   */
  readonly match: (patterns: RowPatterns) => LayerMatch | null
  /**
   * The entry of a position of this layer or the layer below. In slow games, these two layers
   * contain all options. The piles may come in any order if the rules do not distinguish them.
   * @throws RangeError if the position is neither in this layer nor in the layer below
   */
  readonly at: (position: Position) => number
}

/**
 * Solves a box layer by layer (x_n = 0, 1, …, max) and keeps only the layers that the next layer
 * needs. The solver needs memory for only two layers. So it can count the P-positions of boxes that
 * are much larger than the memory, digest such boxes, or compare them with a statement. Return
 * false from a visit to stop.
 *
 * With `threads` (see `SolveOptions`), other threads fill layers while the calling thread visits a
 * layer. T threads keep T + 2 layers, or fewer if `memory` is too small for these; a single thread
 * keeps two. The number of threads does not change the visits. Only the calling thread visits
 * layers, so slow visits limit the speed-up. After the first call of `countP`, the thread that
 * fills a layer also counts its P-positions.
 *
 * If no generated kernel serves the ruleset (see `solve`), the function solves the whole box first.
 * With one pile, the box is a single layer.
 *
 * @param visit called with the layers in order
 * @throws RangeError if max is not a whole number ≥ 0, or if the table needs more memory than
 *   allowed; the signal's reason if the signal is aborted
 * @complexity time as for `solve`
 */
export function solveByLayers(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  options: SolveOptions,
  visit: (layer: Layer) => void | false,
): void {
  const { memory = DEFAULT_MEMORY, threads = 1 } = options
  const visitLayer = (cells: Cells, pile: number): void | false =>
    visit(layerOf(ruleset, max, pile, cells))
  const job = { ...jobOf(ruleset, max, options), byLayers: true }
  const plan = planOf({ ...job, threads: ownThreads(threads), room: memory })
  const rest = runByLayers(plan, memory, options, visitLayer)
  if (rest === null) return
  const { from } = rest
  const cells = cellsOf(job, rest.plan, options)
  try {
    if (ruleset.piles === 1) visit(onlyLayer(ruleset, max, cells))
    else for (let pile = from; pile <= max; pile++) if (visitLayer(cells, pile) === false) return
  } finally {
    cells.release()
  }
}

/** A single layer that contains the whole box of a game with one pile. */
function onlyLayer(ruleset: Ruleset, max: number, cells: Cells): Layer {
  const box = boxOf(ruleset, max)
  const at: Layer['at'] = (position) =>
    cells.entryAt(positionOf(ruleset, position), (one) => box.rank(one))
  return { ...layerOf(ruleset, max, 0, cells), pile: max, positions: max + 1, at }
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
      let result: LayerMatch | null = null
      cells.match?.(patterns, pile, pile + 1, (_, match) => {
        result = match
      })
      return result
    },
    at(position) {
      const stored = positionOf(ruleset, position)
      const top = stored.at(-1)!
      if (top < pile - 1 || top > pile) {
        throw new RangeError(
          `position ${formatPosition(position)} is neither in layer ${pile} nor in the layer below it`,
        )
      }
      return cells.entryAt(stored, (one) => box.rank(one))
    },
  }
}
