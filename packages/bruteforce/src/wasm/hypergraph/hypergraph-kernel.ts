import type { HypergraphNim, Ruleset } from '@nim/core/rules'
import { largestValue } from '../../task/bounds.ts'
import { hypergraphKernel } from '../../arrays/hypergraph.ts'
import type { Kernel } from '../../arrays/kernel.ts'
import type { Task } from '../../task/task.ts'
import { entryBytes, type Values } from '../../task/values.ts'
import type { CellWidth } from './hypergraph-cell.ts'
import { MOST_GROUPS } from './hypergraph-header.ts'
import { hypergraphLayout } from './hypergraph-layout.ts'
import { fillWindow } from './hypergraph-window.ts'
import { hasSimd } from '../encode/modules.ts'

/** Fewer positions than this are filled sooner by typed arrays than a module is made. */
const FEW = 2 ** 15
/** Shorter rows waste most of a vector. */
const SHORT_ROW = 6
const MOST_PILES = 16
const PAGE = 65536
/** Addresses are compared as signed numbers. */
const MOST_BYTES = 2 ** 31 - PAGE

/**
 * Slow hypergraph games on three piles or more that tell piles apart, by WebAssembly generated for
 * the game. Every task that this does not suit, such as a small one, is left to
 * {@link hypergraphKernel}.
 *
 * @complexity O(|H|) a position, 16 positions at a time
 * @source GMMV-R1, REF-9
 */
export const hypergraphWasmKernel: Kernel = {
  accepts: (ruleset) => hypergraphKernel.accepts(ruleset),
  workspace: (task) =>
    suitsHypergraphWasm(task) ? hypergraphWasmBytes(task) : hypergraphKernel.workspace(task),
  fill(task, values) {
    if (!suitsHypergraphWasm(task) || !fillHypergraphByWasm(task, values)) {
      hypergraphKernel.fill(task, values)
    }
  },
}

/** Whether the WebAssembly kernel can fill the task, in this engine. */
export function acceptsHypergraphTask(task: Task): boolean {
  const { ruleset } = task
  return (
    hasSimd() &&
    isGame(ruleset) &&
    widths(task).length > 0 &&
    hypergraphWasmBytes(task) <= MOST_BYTES
  )
}

/** Whether the WebAssembly kernel can fill the task, and sooner than typed arrays. */
export function suitsHypergraphWasm(task: Task): boolean {
  if (!acceptsHypergraphTask(task)) return false
  const positions = task.caps.reduce((count, cap) => count * (cap + 1), 1)
  const [width] = widths(task)
  const { rowCells } = hypergraphLayout(task.ruleset as HypergraphNim, task.caps, width!)
  return positions >= FEW && rowCells >= SHORT_ROW
}

/**
 * Bytes of the kernel's memory for the task: whole pages, for the widest cell that the task may come
 * to, and what {@link hypergraphKernel} needs if that may be too narrow.
 * Assumes a task of a width that the kernel has.
 */
function hypergraphWasmBytes(task: Task): number {
  const width = widths(task).at(-1)!
  const { bytes } = hypergraphLayout(task.ruleset as HypergraphNim, task.caps, width)
  const isLast = task.value !== 'grundy' || largestValue(task) < 8 * width.cell
  return Math.ceil(bytes / PAGE) * PAGE + (isLast ? 0 : hypergraphKernel.workspace(task))
}

/**
 * Fills the task by WebAssembly, with wider cells if values do not fit.
 * Assumes {@link acceptsHypergraphTask}.
 *
 * @returns false if Grundy values exceed 31, or if the engine cannot provide the memory; then all
 * entries are 0
 */
export function fillHypergraphByWasm(task: Task, values: Values): boolean {
  try {
    if (widths(task).some((width) => fillWindow(task, width, values))) return true
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  values.fill(0)
  return false
}

function isGame(ruleset: Ruleset): boolean {
  return (
    hypergraphKernel.accepts(ruleset) &&
    ruleset.kind === 'HNIM' &&
    ruleset.piles >= 3 &&
    ruleset.piles <= MOST_PILES &&
    ruleset.edges.length <= MOST_GROUPS
  )
}

/** The widths of cells to try in turn, none if there is no wide enough one. */
function widths(task: Task): CellWidth[] {
  const entry = entryBytes(task)
  if (entry === 4) return []
  if (task.value === 'outcome') return [{ cell: 1, entry }]
  const largest = largestValue(task)
  if (task.value === 'remoteness') {
    if (largest > 65533) return []
    return [{ cell: largest <= 253 ? 1 : 2, entry }]
  }
  if (entry > 1) return []
  // Values are found to need more than a cell only where they can.
  const all = [1, 2, 4] as const
  return all
    .slice(0, all.findIndex((cell) => largest < 8 * cell) + 1 || 3)
    .map((cell) => ({ cell, entry }))
}
