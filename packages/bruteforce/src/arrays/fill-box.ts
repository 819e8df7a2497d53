import { formatRuleset } from '@nim/core/rules'
import { boxPositions } from '../task/box-positions.ts'
import type { Cells } from '../cells/cells.ts'
import { requireMemory, slotMemory } from '../memory.ts'
import { rankCells } from '../cells/rank-cells.ts'
import {
  cellWidths,
  rememberOverflow,
  slotTaskOf,
  type SlotTaskOptions,
} from '../wasm/slow/slot-task.ts'
import { boxTask, type Task } from '../task/task.ts'
import { entryBytes, type Values, valuesOver } from '../task/values.ts'
import { beginSlots, fillSlots } from '../wasm/slow/slot-solver.ts'

/** A table that may be made: the task of a box, and the bytes that are allowed. */
export interface BoxJob extends Pick<Task, 'ruleset' | 'value' | 'play'> {
  readonly max: number
  readonly memory: number
}

/**
 * The cells of a box by a generated kernel; null if none takes it, or a Grundy value does not fit.
 * @throws RangeError if more memory is needed than allowed
 */
export function cellsBySlots(job: BoxJob, options?: SlotTaskOptions): Cells | null {
  const task = slotTaskOf(job.ruleset, job.max, job.value, job.play, options)
  if (task === null) return null
  for (const width of cellWidths(task)) {
    requireMemory(demand(job, slotMemory(task, width)), job.memory)
    const run = beginSlots(task, width)
    if (fillSlots(run)) return run.cells
    run.cells.release()
    rememberOverflow(task, width)
  }
  return null
}

/**
 * The cells of a box in an array by rank.
 * @param bytes of the array, and of what `fill` allocates
 * @param fill writes the entries
 * @throws RangeError if more memory is needed than allowed
 */
export function cellsByRank(
  job: BoxJob,
  bytes: number,
  fill: (task: Task, values: Values) => void,
): Cells {
  const { ruleset, max, value, play, memory } = job
  const wanted = demand(job, bytes)
  requireMemory({ ...wanted, entries: wanted.positions }, memory)
  const task = boxTask(ruleset, max, value, play)
  const values = valuesOver(new ArrayBuffer(wanted.positions * entryBytes(task)), task)
  fill(task, values)
  return rankCells(ruleset, max, value, play, values)
}

/** What the table of a box would take, for `requireMemory`. */
function demand(
  { ruleset, max, value }: BoxJob,
  bytes: number,
): Parameters<typeof requireMemory>[0] {
  const table = `${formatRuleset(ruleset)}, box max=${max}: the ${value} table`
  return { table, positions: boxPositions(ruleset, max), entries: 0, bytes }
}
