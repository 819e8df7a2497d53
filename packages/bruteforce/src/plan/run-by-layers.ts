import type { Cells } from '../cells/cells.ts'
import { type Tick, ticker } from '../task/ticker.ts'
import { visitByCrew } from '../threads/crew.ts'
import {
  countedCells,
  countingWavefront,
  type LayerCounts,
  newCounts,
} from '../threads/layer-counts.ts'
import { layersPart } from '../threads/slot-part.ts'
import { fillBlock } from '../task/wavefront.ts'
import { type SlotRun, wavefrontBox } from '../wasm/slow/slot-solver.ts'
import { beginPlan } from '../wasm/slow/slot-task.ts'
import { layersGrain, slotWavefront } from '../wasm/slow/slot-wavefront.ts'
import { isNarrow, rememberNarrow, solverHistory } from './history.ts'
import type { Plan } from './plan.ts'
import { requireMemory } from './require-memory.ts'
import type { Run } from './run.ts'

/**
 * Called for each filled layer x_n = pile, while the layer below is still in memory. Return false
 * to stop.
 */
export type VisitFilled = (cells: Cells, pile: number) => void | false

/** The remaining work if a plan cannot be run by layers to the end. */
export interface LeftByLayers {
  /** The plan that computes the whole box. */
  readonly plan: Plan
  /** The first layer that has not been visited. */
  readonly from: number
}

/**
 * Runs a plan that keeps few layers in memory, until the box is complete or a value does not fit.
 * The function visits each layer once, in order, even if some value does not fit into its cell.
 *
 * @param limit the number of bytes that may be allocated
 * @returns null after all layers were visited, or after a visit returned false
 * @throws the errors of `run`, and those of a visit
 */
export function runByLayers(
  plan: Plan,
  limit: number,
  { history = solverHistory(), ...watched }: Run,
  visit: VisitFilled,
): LeftByLayers | null {
  let from = 0
  let step = plan
  for (; step.layers > 0; step = step.otherwise!) {
    requireMemory(step, limit)
    if (isNarrow(step, history)) continue
    const reached = fillWindow(step, from, ticker('solving', step.positions, watched), visit)
    if (reached === null) return null
    rememberNarrow(step, history)
    from = reached
  }
  return { plan: step, from }
}

/**
 * Fills the box layer by layer. Returns the layer in which a value did not fit, or null if all
 * values fit.
 */
function fillWindow(plan: Plan, from: number, tick: Tick, visit: VisitFilled): number | null {
  const run = beginPlan(plan)
  const { hasOverflowed } = run
  const part = plan.threads > 1 ? layersPart(run, plan.threads, plan.layers) : null
  const counts = part?.counting.counts ?? newCounts(wavefrontBox(run).max + 1, false)
  const cells = countedCells(run.cells, counts)
  let narrow: number | null = null
  const visitLayer = (pile: number): boolean => {
    if (hasOverflowed()) {
      narrow = pile
      return false
    }
    return pile < from || visit(cells, pile) !== false
  }
  try {
    if (part === null) visitAlone(run, counts, tick, visitLayer)
    else visitByCrew(part, plan.threads, tick, visitLayer)
    return narrow
  } finally {
    cells.release()
  }
}

function visitAlone(
  run: SlotRun,
  counts: LayerCounts,
  tick: Tick,
  visit: (pile: number) => boolean,
): void {
  const box = wavefrontBox(run)
  const wavefront = countingWavefront(slotWavefront(box, run.fill), run.countSteps, counts)
  const grain = layersGrain(box, 1)
  for (let m = 0; m < wavefront.blocks; m++) {
    fillBlock(wavefront, m, grain, tick)
    if (!visit(m)) return
  }
}
