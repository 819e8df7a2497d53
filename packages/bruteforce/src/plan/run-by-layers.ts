import type { Cells } from '../cells/cells.ts'
import { type Tick, ticker, type Watched } from '../task/ticker.ts'
import { visitByCrew } from '../threads/crew.ts'
import { fillBlock } from '../threads/wavefront.ts'
import { type SlotRun, wavefrontBox } from '../wasm/slow/slot-solver.ts'
import { beginPlan } from '../wasm/slow/slot-task.ts'
import { slotWavefront } from '../wasm/slow/slot-wavefront.ts'
import { isNarrow, rememberNarrow } from './narrow-widths.ts'
import type { Plan } from './plan.ts'
import { requireMemory } from './require-memory.ts'

/** Told of a layer x_n = pile that is filled, and the one below is there. Returns false to end. */
export type VisitFilled = (cells: Cells, pile: number) => void | false

/** What is left where a plan cannot be run by layers to the end. */
export interface LeftByLayers {
  /** The plan that makes the whole box. */
  readonly plan: Plan
  /** The first layer that was not visited. */
  readonly from: number
}

/**
 * Does what a plan says as long as it keeps few layers, and visits each once, in order, though a value may not fit
 * on the way.
 *
 * @param limit bytes that may be allocated
 * @returns null once all layers were visited, or a visit returned false
 * @throws as `run`, and what a visit throws
 */
export function runByLayers(
  plan: Plan,
  limit: number,
  watched: Watched,
  visit: VisitFilled,
): LeftByLayers | null {
  let from = 0
  let step = plan
  for (; step.layers > 0; step = step.otherwise!) {
    requireMemory(step, limit)
    if (isNarrow(step)) continue
    const reached = fillWindow(step, from, ticker('solving', step.positions, watched), visit)
    if (reached === null) return null
    rememberNarrow(step)
    from = reached
  }
  return { plan: step, from }
}

/** Positions of a layer that are filled between two looks at the clock, at least. */
const GRAIN = 2 ** 22

/** Fills layer by layer. Returns the layer in which a value did not fit, null at the end. */
function fillWindow(plan: Plan, from: number, tick: Tick, visit: VisitFilled): number | null {
  const run = beginPlan(plan)
  const { cells, hasOverflowed } = run
  let narrow: number | null = null
  const visitLayer = (pile: number): boolean => {
    if (hasOverflowed()) {
      narrow = pile
      return false
    }
    return pile < from || visit(cells, pile) !== false
  }
  try {
    if (plan.threads > 1) visitByCrew(run, plan, tick, visitLayer)
    else visitAlone(run, tick, visitLayer)
    return narrow
  } finally {
    cells.release()
  }
}

function visitAlone(run: SlotRun, tick: Tick, visit: (pile: number) => boolean): void {
  const wavefront = slotWavefront(wavefrontBox(run), run.fill)
  for (let m = 0; m < wavefront.blocks; m++) {
    fillBlock(wavefront, m, GRAIN, tick)
    if (!visit(m)) return
  }
}
