import { boxOf, type Ruleset } from '@nim/core/rules'
import type { Cells } from '../cells/cells.ts'
import { rankCells } from '../cells/rank-cells.ts'
import { DEFAULT_MEMORY } from '../memory.ts'
import { requireMemory } from '../plan/require-memory.ts'
import { isNarrow, rememberNarrow, type SolverHistory, solverHistory } from '../plan/history.ts'
import { planOf } from '../plan/plan-of.ts'
import type { Plan } from '../plan/plan.ts'
import { run } from '../plan/run.ts'
import { jobOf, solve, type SolveOptions } from '../solve.ts'
import { type Table, tableOf } from '../table.ts'
import { entryBytes, valuesOver } from '../task/values.ts'
import { beginPlan } from '../wasm/slow/slot-task.ts'
import type { Watched } from '../task/ticker.ts'
import { slotPart } from '../threads/slot-part.ts'
import { watchWorkers } from '../threads/watch-workers.ts'
import type { Cut } from '../task/wavefront.ts'
import { rankPart } from '../threads/rank-part.ts'
import type { RankPart, SlotPart, WorkerPart } from '../threads/worker-part.ts'

/** The options of {@link solve}, with the number of threads. */
export interface SolveInThreadsOptions extends SolveOptions {
  /** The number of worker threads, at least 1. */
  readonly threads: number
  /**
   * The calling thread solves a box immediately if the box has fewer positions than this number. By
   * default, this is the number of positions that take a few milliseconds, which depends on the
   * game.
   */
  readonly smallest?: number
  /**
   * The number of blocks x_n = m that a worker fills together, at least 1. Default: about eight.
   */
  readonly stripe?: number
  /**
   * The minimum number of positions of a block that a worker fills before it checks the progress of
   * the other workers. By default, this is the number of positions that fill about 16 KiB.
   */
  readonly grain?: number
}

/** Runs all parts at the same time, each part in its own worker. */
export type RunParts = (parts: readonly WorkerPart[]) => Promise<void>

/** Computes a table that cannot be divided, or that is so small that a division saves no time. */
export type SolveAlone = (
  ruleset: Ruleset,
  box: { readonly max: number },
  options: SolveOptions,
) => Table | Promise<Table>

/** Does the work of `solveInThreads` on workers of any kind. */
export async function solveShared(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  { threads, smallest, stripe, grain, ...options }: SolveInThreadsOptions,
  runParts: RunParts,
  solveAlone: SolveAlone = solve,
): Promise<Table> {
  const { value, play = 'normal', memory = DEFAULT_MEMORY, history = solverHistory() } = options
  const job = jobOf(ruleset, max, options)
  const plan = planOf({
    ...job,
    threads,
    ...(smallest !== undefined && { smallest }),
  })
  if (plan.threads === 1) return solveAlone(ruleset, { max }, options)
  const overrides = {
    ...(stripe !== undefined && { stripe }),
    ...(grain !== undefined && { grain }),
  }
  const box = boxOf(ruleset, max)
  for (let step = plan; ; step = step.otherwise!) {
    requireMemory(step, memory)
    if (step.threads === 1)
      return tableOf(ruleset, box, value, play, run(step, memory, { history }).cells)
    // oxlint-disable-next-line no-await-in-loop -- it tries one cell width after another
    const cells = isNarrow(step, history)
      ? null
      : await cellsByWorkers(step, overrides, runParts, { ...options, history })
    if (cells !== null) return tableOf(ruleset, box, value, play, cells)
  }
}

/** The cells that workers compute; null if a value does not fit into its cell. */
async function cellsByWorkers(
  plan: Plan,
  overrides: Partial<Cut>,
  runParts: RunParts,
  { history, ...watched }: Watched & { readonly history: SolverHistory },
): Promise<Cells | null> {
  const { task, entries, threads: workers } = plan
  if (entries === 0) {
    const slots = beginPlan(plan)
    const part = slotPart(slots, workers)
    const own: SlotPart = { ...part, cut: { ...part.cut, ...overrides } }
    const parts = Array.from({ length: workers }, () => own)
    await watchWorkers(plan, own, watched, () => runParts(parts))
    if (!slots.hasOverflowed()) return slots.cells
    slots.cells.release()
    rememberNarrow(plan, history)
    return null
  }
  const buffer = new SharedArrayBuffer(entries * entryBytes(task))
  const part = rankPart(task, buffer)
  const own = { ...part, cut: { ...part.cut, ...overrides } }
  const parts = Array.from({ length: workers }, (_, worker): RankPart => {
    return { ...own, finishes: [worker / workers, (worker + 1) / workers] }
  })
  await watchWorkers(plan, own, watched, () => runParts(parts))
  return rankCells(task, valuesOver(buffer, task))
}
