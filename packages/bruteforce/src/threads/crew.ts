import { boxOf, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { slotMemory } from '../memory.ts'
import { slotPart } from './slot-part.ts'
import { cellWidths, rememberOverflow, slotTaskOf } from '../wasm/slow/slot-task.ts'
import { type Table, tableOf } from '../table.ts'
import type { TableValue } from '../task/task.ts'
import { isWorthThreads } from '../wasm/slow/estimate.ts'
import { beginSlots } from '../wasm/slow/slot-solver.ts'
import { progressBytes } from './wavefront.ts'
import { doPart, type WorkerPart } from './worker-part.ts'

/**
 * Asks so many threads to do a part, and does not wait for them. One that starts late, or never, does
 * no harm: the caller does the same part and ends when all is filled.
 */
export type Summon = (helpers: number, part: WorkerPart) => void

let summon: Summon | null = null

/** From now on tables may be made by several threads of this engine. */
export function setCrew(crew: Summon): void {
  summon = crew
}

/** A table to be made by several threads, the calling one among them. */
export interface CrewOptions {
  readonly value: TableValue
  readonly play: PlayConvention
  readonly memory: number
  readonly threads: number
  /** Solve boxes that are too small to gain too. Default false. */
  readonly always?: boolean
}

/**
 * The table, made by the calling thread and `threads` − 1 others, or null if there are none, the box
 * is not worth it, or more memory is needed than allowed. The calling thread is not free meanwhile.
 *
 * @throws RangeError if threads is not a whole number ≥ 1
 */
export function solveByCrew(
  ruleset: Ruleset,
  max: number,
  { value, play, memory, threads, always = false }: CrewOptions,
): Table | null {
  if (!Number.isSafeInteger(threads) || threads < 1) {
    throw new RangeError(`threads: expected a whole number >= 1, got ${threads}`)
  }
  if (summon === null || threads === 1) return null
  const fewest = always ? { fewest: 0 } : {}
  const task = slotTaskOf(ruleset, max, value, play, { shared: true, ...fewest })
  if (task === null || !(always || isWorthThreads(task))) return null
  for (const width of cellWidths(task)) {
    if (slotMemory(task, width) + progressBytes(max + 1) > memory) return null
    const run = beginSlots(task, width)
    const part = slotPart(run, threads)
    summon(threads - 1, part)
    doPart(part)
    if (!run.hasOverflowed()) {
      return tableOf(ruleset, boxOf(ruleset, max), value, play, run.cells)
    }
    run.cells.release()
    rememberOverflow(task, width)
  }
  return null
}
