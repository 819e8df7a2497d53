import { fillByReference } from '../arrays/fill-by-reference.ts'
import { arrayKernelOf } from '../arrays/kernels.ts'
import { slowSymmetricKernel } from '../arrays/slow-symmetric.ts'
import { wythoffKernel } from '../arrays/wythoff.ts'
import type { Cells } from '../cells/cells.ts'
import { rankCells } from '../cells/rank-cells.ts'
import type { Task } from '../task/task.ts'
import { type Tick, ticker, type Watched } from '../task/ticker.ts'
import { entryBytes, type Values, valuesOver } from '../task/values.ts'
import { fillByCrew, fillRanksByCrew } from '../threads/crew.ts'
import { NoMemory } from '../wasm/encode/memories.ts'
import { solveHypergraph } from '../wasm/hypergraph/hypergraph-kernel.ts'
import { fillSlots } from '../wasm/slow/slot-solver.ts'
import { beginPlan } from '../wasm/slow/slot-task.ts'
import { fillWythoff } from '../wasm/wythoff/wythoff-kernel.ts'
import {
  isLeftToArrays,
  isNarrow,
  rememberNarrow,
  type SolverHistory,
  solverHistory,
} from './history.ts'
import type { Plan } from './plan.ts'
import { requireMemory } from './require-memory.ts'

/** The observers of a run, and the history of earlier tables. */
export interface Run extends Watched {
  readonly history?: SolverHistory | undefined
}

/**
 * The cells of a task and the plan that computed them: either the requested plan or one of its
 * `otherwise` plans.
 */
export interface ComputedCells {
  readonly cells: Cells
  readonly plan: Plan
}

/**
 * Runs a plan, and its `otherwise` plan if a value does not fit.
 *
 * @param limit the number of bytes that may be allocated
 * @throws RangeError if the plan needs more memory than the limit, before anything is allocated;
 *   the signal's reason if the signal is aborted
 */
export function run(
  plan: Plan,
  limit: number,
  { history = solverHistory(), ...watched }: Run = {},
): ComputedCells {
  for (let step = plan; ; step = step.otherwise!) {
    requireMemory(step, limit)
    const isLeft = isNarrow(step, history) || isLeftToArrays(step, history)
    const tick = ticker('solving', step.positions, watched)
    const cells = isLeft ? null : cellsBy(step, tick, history)
    if (cells !== null) return { cells, plan: step }
  }
}

/**
 * The cells of a plan; null if a value does not fit, or if the engine lacks the memory for a
 * generated kernel.
 */
function cellsBy(plan: Plan, tick: Tick, history: SolverHistory): Cells | null {
  const { task, algorithm } = plan
  if (algorithm === 'reference') return byRank(plan, fillByReference, tick)
  if (algorithm === 'typed arrays') {
    return plan.threads > 1
      ? bySharedRanks(plan, tick)
      : byRank(plan, arrayKernelOf(task.ruleset)!.fill, tick)
  }
  try {
    const cells = generated(plan, tick)
    if (cells === null) rememberNarrow(plan, history)
    return cells
  } catch (error) {
    if (error instanceof NoMemory) return null
    throw error
  }
}

function generated(plan: Plan, tick: Tick): Cells | null {
  const { task } = plan
  if (slowSymmetricKernel.accepts(task.ruleset)) return bySlots(plan, tick)
  if (!wythoffKernel.accepts(task.ruleset)) {
    const cells = solveHypergraph(task, plan, tick)
    return cells !== null && plan.isSmall ? copied(task, cells) : cells
  }
  return byRank(plan, (own, values) => fillWythoff(own, plan, values, tick), tick)
}

function bySlots(plan: Plan, tick: Tick): Cells | null {
  const slots = beginPlan(plan)
  try {
    const isFilled =
      plan.threads > 1 ? fillByCrew(slots, plan.threads, tick) : fillSlots(slots, tick)
    if (isFilled) return plan.isSmall ? copied(plan.task, slots.cells) : slots.cells
  } catch (error) {
    slots.cells.release()
    throw error
  }
  slots.cells.release()
  return null
}

/**
 * Copies the entries into rank order and releases the memory of the kernel. This saves memory,
 * because callers often keep many small tables.
 */
function copied(task: Task, cells: Cells): Cells {
  const values = cells.values()
  cells.release()
  return rankCells(task, values)
}

function bySharedRanks(plan: Plan, tick: Tick): Cells {
  const { task, entries, threads } = plan
  const buffer = new SharedArrayBuffer(entries * entryBytes(task))
  fillRanksByCrew(task, buffer, threads, tick)
  return rankCells(task, valuesOver(buffer, task))
}

/**
 * The cells that `fill` writes, in rank order; null if a value does not fit into its cell.
 * @param fill returns false if a value does not fit into its cell
 */
function byRank(
  { task, entries }: Plan,
  fill: (task: Task, values: Values, tick: Tick) => boolean | void,
  tick: Tick,
): Cells | null {
  const values = valuesOver(new ArrayBuffer(entries * entryBytes(task)), task)
  return fill(task, values, tick) === false ? null : rankCells(task, values)
}
