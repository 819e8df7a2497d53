import { boxOf, moveSizes, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { slotTaskOf } from '../../src/wasm/slow/slot-task.ts'
import type { SolveOptions } from '../../src/solve.ts'
import { type Table, tableOf } from '../../src/table.ts'
import { boxTask, type TableValue } from '../../src/task/task.ts'
import { type CellBytes, shapeOf } from '../../src/wasm/slow/kernel-code.ts'
import {
  beginSlots,
  fillSlots,
  type SlotRun,
  type SlotTask,
} from '../../src/wasm/slow/slot-solver.ts'
import { unwatched } from '../../src/task/ticker.ts'

/** A table to compute: a value for all positions of a box. */
export interface Asked {
  readonly ruleset: Ruleset
  readonly max: number
  readonly value: TableValue
  readonly play: PlayConvention
}

/** A table, and the run of the generated kernel that computed it. */
export interface MadeByKernel {
  readonly table: Table
  readonly run: SlotRun
}

/** The task of a generated kernel. It has no lower limit for the size of the box. */
export function kernelTask({ ruleset, max, value, play }: Asked): SlotTask {
  const task = slotTaskOf(boxTask(ruleset, max, value, play))
  if (task === null) throw new RangeError('no kernel takes this box')
  return task
}

/** The table that reads the cells of a run. The run must have filled these cells. */
export function tableOfRun({ ruleset, max, value, play }: Asked, run: SlotRun): Table {
  return tableOf(ruleset, boxOf(ruleset, max), value, play, run.cells)
}

/**
 * The table that a generated kernel computes with cells of this width; null if a value did not fit.
 */
export function byKernel(asked: Asked, bytes: CellBytes): MadeByKernel | null {
  const run = beginSlots(kernelTask(asked), bytes)
  if (fillSlots(run, unwatched)) return { table: tableOfRun(asked, run), run }
  discard(run)
  return null
}

/** Bytes that overwrite a released memory. Each release uses the next byte of this list. */
const LITTER = [0xff, 0x01, 0xa5, 0x00, 0x80]
let discarded = 0

/**
 * Overwrites the memory of a run with garbage and releases it, so that the next run finds no clean
 * cells.
 */
export function discard({ memory, cells }: SlotRun): void {
  const litter = LITTER[discarded++ % LITTER.length]!
  new Uint8Array(memory.buffer).fill(litter)
  cells.release()
}

/** The cell widths that a kernel may try. A Grundy value may be too large for the first widths. */
export function widthsOf({ ruleset, max, value }: Asked): readonly CellBytes[] {
  if (value === 'outcome') {
    const game = { piles: ruleset.piles, sizes: moveSizes(ruleset)! }
    return [shapeOf(game, value, max) === 'octets' ? 1 : 8]
  }
  if (value === 'grundy') return [1, 2, 4]
  const longestPlay = Math.floor((ruleset.piles * max) / moveSizes(ruleset)![0]!)
  return longestPlay <= 253 ? [1, 2] : [2]
}

/** The widest cells, or the 64-bit words, that a kernel can use for this table. */
export function widestOf(asked: Asked): CellBytes {
  return widthsOf(asked).at(-1)!
}

/** Like `solve`, but uses a generated kernel even for small boxes. */
export function solveByKernel(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  { value, play = 'normal' }: SolveOptions,
): Table {
  const asked = { ruleset, max, value, play }
  for (const bytes of widthsOf(asked)) {
    const made = byKernel(asked, bytes)
    if (made !== null) return made.table
  }
  throw new RangeError('no cell is wide enough')
}
