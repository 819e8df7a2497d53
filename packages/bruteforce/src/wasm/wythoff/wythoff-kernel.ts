import { wythoffKernel } from '../../arrays/wythoff.ts'
import type { KernelWidth } from '../kernel-width.ts'
import { largestValue } from '../../task/bounds.ts'
import type { Task } from '../../task/task.ts'
import type { Tick } from '../../task/ticker.ts'
import { entryBytes, type Values } from '../../task/values.ts'
import { inPages } from '../encode/memories.ts'
import { hasSimd } from '../encode/modules.ts'
import { fillBands, fillGrundyRows } from './wythoff-fill.ts'
import { bandLayout, grundyLayout } from './wythoff-layout.ts'
import { FEWEST_WYTHOFF_ROWS } from '../../tuned/tuned.ts'

/**
 * The maximum number of bytes of a Wythoff kernel's memory. This maximum is below 2^31, because the
 * code compares addresses as signed numbers.
 */
const MOST_BYTES = 2 ** 31 - 2 ** 16

/**
 * The cell width of the generated kernel of Wythoff's game for a task, as a list with one element.
 * The list is empty if the kernel, or this engine, cannot fill the task.
 */
export function wythoffWidths(task: Task): KernelWidth[] {
  if (!wythoffKernel.accepts(task.ruleset) || !hasSimd()) return []
  const most = largestValue(task)
  if (task.value === 'remoteness' && most > 65533) return []
  const width = task.value === 'grundy' ? entryBytes(task) : most <= 253 ? 1 : 2
  const layout =
    task.value === 'grundy' ? grundyLayout(task) : bandLayout(task.caps, cellWidth(task, width))
  const bytes = inPages(layout.bytes)
  return bytes <= MOST_BYTES ? [{ width, bytes, most }] : []
}

/** True if a generated kernel fills the task in less time than typed arrays. */
export function gainsByWythoff({ caps }: Task): boolean {
  return caps.at(-1)! >= FEWEST_WYTHOFF_ROWS
}

/**
 * Fills a task of Wythoff's game with cells whose width is from {@link wythoffWidths}.
 *
 * @throws NoMemory if the engine cannot provide the memory
 * @complexity outcome and remoteness O(1) per position, 16 or 8 positions at a time; Grundy O(1),
 *   occasionally O(value/64)
 * @source V (rules of the game), GMMV REF-1, REF-4
 */
export function fillWythoff(task: Task, { width }: KernelWidth, values: Values, tick: Tick): void {
  if (task.value === 'grundy') fillGrundyRows(task, values, tick)
  else fillBands(task, cellWidth(task, width), values, tick)
}

function cellWidth(task: Task, width: KernelWidth['width']): Parameters<typeof fillBands>[1] {
  return { cell: width === 1 ? 1 : 2, entry: entryBytes(task) === 1 ? 1 : 2 }
}
