import { boxOf, formatPosition, type Position, positionOf, type Ruleset } from '@nim/core/rules'
import type { Cells, VisitPiece } from './cells/cells.ts'
import { rowCutter, type VisitRow } from './cells/row.ts'
import type { LayerMatch, RowPatterns } from './cells/row-patterns.ts'
import { DEFAULT_MEMORY } from './memory.ts'
import { requireMemory } from './plan/require-memory.ts'
import { isNarrow, rememberNarrow } from './plan/narrow-widths.ts'
import { planOf } from './plan/plan-of.ts'
import type { Plan } from './plan/plan.ts'
import { cellsOf, jobOf, type SolveOptions } from './solve.ts'
import { positionsBelow } from './task/layer-ranks.ts'
import { type Tick, ticker } from './task/ticker.ts'
import { fillBlock } from './threads/wavefront.ts'
import { wavefrontBox } from './wasm/slow/slot-solver.ts'
import { beginPlan } from './wasm/slow/slot-task.ts'
import { slotWavefront } from './wasm/slow/slot-wavefront.ts'

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
  const { memory = DEFAULT_MEMORY } = options
  const visitLayer = (cells: Cells, pile: number): void | false =>
    visit(layerOf(ruleset, max, pile, cells))
  const job = { ...jobOf(ruleset, max, options), byLayers: true }
  let from = 0
  let plan = planOf(job)
  for (; plan.layers > 0; plan = plan.otherwise!) {
    requireMemory(plan, memory)
    if (isNarrow(plan)) continue
    const reached = fillWindow(plan, from, ticker('solving', plan.positions, options), visitLayer)
    if (reached === null) return
    rememberNarrow(plan)
    from = reached
  }
  const cells = cellsOf(job, plan, options)
  try {
    if (ruleset.piles === 1) visit(onlyLayer(ruleset, max, cells))
    else for (let pile = from; pile <= max; pile++) if (visitLayer(cells, pile) === false) return
  } finally {
    cells.release()
  }
}

/** Positions of a layer that are filled between two looks at the clock, at least. */
const GRAIN = 2 ** 22

/** Fills layer by layer. Returns the layer in which a value did not fit, null at the end. */
function fillWindow(
  plan: Plan,
  from: number,
  tick: Tick,
  visit: (cells: Cells, pile: number) => void | false,
): number | null {
  const run = beginPlan(plan)
  const { cells, fill, hasOverflowed } = run
  const wavefront = slotWavefront(wavefrontBox(run), fill)
  try {
    for (let m = 0; m <= plan.task.caps[0]!; m++) {
      fillBlock(wavefront, m, GRAIN, tick)
      if (hasOverflowed()) return m
      if (m >= from && visit(cells, m) === false) return null
    }
    return null
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
