import { largestValue } from '../../task/bounds.ts'
import type { Kernel } from '../../arrays/kernel.ts'
import type { Task } from '../../task/task.ts'
import { entryBytes, type Values } from '../../task/values.ts'
import { wythoffKernel } from '../../arrays/wythoff.ts'
import type { CellWidth } from '../hypergraph/hypergraph-cell.ts'
import { hasSimd } from '../encode/modules.ts'
import { fillBands, fillGrundyRows } from './wythoff-fill.ts'
import { bandLayout, grundyLayout } from './wythoff-layout.ts'

const PAGE = 65536
/** Addresses are compared as signed numbers. */
const MOST_BYTES = 2 ** 31 - PAGE
/** Fewer rows than this are filled sooner by typed arrays than a module is made. */
const FEW = 150

/**
 * Wythoff's game by WebAssembly. Small tasks, and those it does not accept, are left to
 * {@link wythoffKernel}.
 *
 * @complexity outcome and remoteness O(1) a position, 16 or 8 positions at a time; Grundy O(1) and
 * now and then O(value/64)
 * @source V (rules of the game), GMMV REF-1, REF-4
 */
export const wythoffWasmKernel: Kernel = {
  accepts: (ruleset) => wythoffKernel.accepts(ruleset),
  workspace: (task) =>
    suitsWythoffWasm(task) ? wythoffWasmBytes(task) : wythoffKernel.workspace(task),
  fill(task, values) {
    if (!suitsWythoffWasm(task) || !fillWythoffByWasm(task, values)) {
      wythoffKernel.fill(task, values)
    }
  },
}

/** Whether the WebAssembly kernel can fill the task, in this engine. */
export function acceptsWythoffTask(task: Task): boolean {
  return (
    hasSimd() &&
    wythoffKernel.accepts(task.ruleset) &&
    (task.value !== 'remoteness' || largestValue(task) <= 65533) &&
    wythoffWasmBytes(task) <= MOST_BYTES
  )
}

/** Whether the WebAssembly kernel can fill the task, and sooner than typed arrays. */
export function suitsWythoffWasm(task: Task): boolean {
  return task.caps[1]! >= FEW && acceptsWythoffTask(task)
}

/** Bytes of the kernel's memory for the task, in whole pages. */
function wythoffWasmBytes(task: Task): number {
  const { bytes } =
    task.value === 'grundy' ? grundyLayout(task) : bandLayout(task.caps, widthOf(task))
  return Math.ceil(bytes / PAGE) * PAGE
}

/**
 * Fills the task by WebAssembly. Assumes {@link acceptsWythoffTask}.
 * @returns false if the engine cannot provide the memory
 */
export function fillWythoffByWasm(task: Task, values: Values): boolean {
  try {
    if (task.value === 'grundy') fillGrundyRows(task, values)
    else fillBands(task, widthOf(task), values)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

function widthOf(task: Task): CellWidth {
  const entry = entryBytes(task) === 1 ? 1 : 2
  return { cell: largestValue(task) <= 253 ? 1 : 2, entry }
}
