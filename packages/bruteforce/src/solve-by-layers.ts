import { boxOf, formatPosition, type Position, positionOf, type Ruleset } from '@nim/core/rules'
import type { Cells, VisitPiece } from './cells/cells.ts'
import { rowCutter, type VisitRow } from './cells/row.ts'
import type { LayerMatch, RowPatterns } from './cells/row-patterns.ts'
import { DEFAULT_MEMORY } from './memory.ts'
import { planOf } from './plan/plan-of.ts'
import { runByLayers } from './plan/run-by-layers.ts'
import { cellsOf, jobOf, ownThreads, type SolveOptions } from './solve.ts'
import { positionsBelow } from './task/layer-ranks.ts'

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

/**
 * Solves a box layer by layer (x_n = 0, 1, …, max) and keeps only what the next layer needs: the
 * memory is that of two layers, so that boxes far beyond memory can be counted, digested or compared
 * with a statement. Return false from a visit to end.
 *
 * With `threads` (see `SolveOptions`) others fill layers while one is visited: T of them keep T + 2 layers, fewer
 * where `memory` does not hold so many, and one alone keeps two. What is visited is the same. Visits are
 * made by the calling thread alone, and bound the gain where they take longer than the filling; but P-positions are
 * counted by whoever fills a layer, once one was asked for their number.
 *
 * Where no generated kernel serves the ruleset (see `solve`) the whole box is solved first; with one
 * pile it is one layer.
 *
 * @param visit is given the layers in order
 * @throws RangeError if max is not a whole number ≥ 0, or if more memory is needed than allowed; what the
 * signal says if it is aborted
 * @complexity as `solve`, in time
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

/** With one pile the box is one layer, of which no pile is the largest but one. */
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
