import { boxOf, formatRuleset, type Ruleset } from '@nim/core/rules'
import { boxPositions } from '../task/box-positions.ts'
import { DEFAULT_MEMORY, rankedMemory, requireMemory, slotMemory } from '../memory.ts'
import { rankCells } from '../cells/rank-cells.ts'
import { cellWidths, rememberOverflow, slotTaskOf } from '../wasm/slow/slot-task.ts'
import { slowSymmetricKernel } from '../arrays/slow-symmetric.ts'
import { solve, type SolveOptions } from '../solve.ts'
import { type Table, tableOf } from '../table.ts'
import { boxTask } from '../task/task.ts'
import { entryBytes, valuesOver } from '../task/values.ts'
import { isWorthThreads } from '../wasm/slow/estimate.ts'
import { slotPart } from './slot-part.ts'
import { beginSlots } from '../wasm/slow/slot-solver.ts'
import { newProgress, progressBytes } from './wavefront.ts'
import type { SlotPart, WorkerPart } from './worker-part.ts'

/** What to compute, and with how many threads. */
export interface SolveInThreadsOptions extends SolveOptions {
  /** Number of worker threads, ≥ 1. */
  readonly threads: number
  /**
   * Boxes of fewer positions are solved at once by this thread. Default: as many as take a few
   * milliseconds, which depends on the game.
   */
  readonly smallest?: number
  /** Blocks x_n = m that a worker fills together, ≥ 1. Default: about eight. */
  readonly stripe?: number
  /**
   * Least number of positions of a block that a worker fills before it looks at the others. Default:
   * about 16 KiB of them.
   */
  readonly grain?: number
}

/** Does all parts at the same time, each in a worker of its own. */
export type RunParts = (parts: readonly WorkerPart[]) => Promise<void>

/** Makes a table that is not worth dividing, or cannot be divided. */
export type SolveAlone = (
  ruleset: Ruleset,
  box: { readonly max: number },
  options: SolveOptions,
) => Table | Promise<Table>

/** Positions below which typed arrays are filled by one thread. */
const SMALLEST_RANKED = 2 ** 22

/** Positions that are filled by typed arrays between two looks at the other workers. */
const RANKED_GRAIN = 8192

/** The work of `solveInThreads`, on workers of any kind. */
export async function solveShared(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  { threads, smallest, stripe, grain, ...options }: SolveInThreadsOptions,
  runParts: RunParts,
  solveAlone: SolveAlone = solve,
): Promise<Table> {
  if (!Number.isSafeInteger(threads) || threads < 1) {
    throw new RangeError(`threads: expected a whole number >= 1, got ${threads}`)
  }
  const { value, play = 'normal', memory = DEFAULT_MEMORY, kernel = 'auto' } = options
  const positions = boxPositions(ruleset, max)
  const workers = Math.min(threads, max + 1)
  const isAlone = workers === 1 || ruleset.piles === 1 || positions < (smallest ?? 0)
  if (isAlone || !slowSymmetricKernel.accepts(ruleset)) return solveAlone(ruleset, { max }, options)
  const subject = `${formatRuleset(ruleset)}, box max=${max}: the ${value} table by ${workers} threads`
  const box = boxOf(ruleset, max)
  const asked = { ...(stripe !== undefined && { stripe }), ...(grain !== undefined && { grain }) }

  const fewest = smallest === undefined ? {} : { fewest: smallest }
  const slots =
    kernel === 'auto' ? slotTaskOf(ruleset, max, value, play, { shared: true, ...fewest }) : null
  if (slots !== null) {
    if (smallest === undefined && !isWorthThreads(slots))
      return solveAlone(ruleset, { max }, options)
    for (const width of cellWidths(slots)) {
      const bytes = slotMemory(slots, width) + progressBytes(max + 1)
      requireMemory({ table: subject, positions, entries: 0, bytes }, memory)
      const run = beginSlots(slots, width)
      const part = slotPart(run, workers)
      const own: SlotPart = { ...part, cut: { ...part.cut, ...asked } }
      await runParts(Array.from({ length: workers }, () => own))
      if (!run.hasOverflowed()) return tableOf(ruleset, box, value, play, run.cells)
      run.cells.release()
      rememberOverflow(slots, width)
    }
  }

  if (slots === null && positions < (smallest ?? SMALLEST_RANKED)) {
    return solveAlone(ruleset, { max }, options)
  }
  const task = boxTask(ruleset, max, value, play)
  const more = (workers - 1) * slowSymmetricKernel.workspace(task) + progressBytes(max + 1)
  const bytes = rankedMemory(ruleset, max, value) + more
  requireMemory({ table: subject, positions, entries: positions, bytes }, memory)
  const buffer = new SharedArrayBuffer(positions * entryBytes(task))
  const progress = newProgress(max + 1)
  const cut = { stripe: 1, grain: RANKED_GRAIN, ...asked }
  await runParts(
    Array.from({ length: workers }, (_, worker) => ({
      task,
      buffer,
      progress,
      cut,
      worker,
      workers,
    })),
  )
  const cells = rankCells(ruleset, max, value, play, valuesOver(buffer, task))
  return tableOf(ruleset, box, value, play, cells)
}
