import type { Cells } from '../../cells/cells.ts'
import type { KernelWidth } from '../kernel-width.ts'
import { largestValue } from '../../task/bounds.ts'
import type { Task } from '../../task/task.ts'
import type { Tick } from '../../task/ticker.ts'
import { edgeGameOf } from '../../task/unit-moves.ts'
import { inPages, MOST_BYTES } from '../encode/memories.ts'
import { hasSimd } from '../encode/modules.ts'
import { MOST_EDGES } from './edge-header.ts'
import { edgeRowsBytes, edgeRowsModule, solveEdgeRows } from './edge-rows.ts'
import { edgeValuesBytes, edgeValuesModule, solveEdgeValues } from './edge-values.ts'
import type { CellWidth } from './value-cell.ts'

const MOST_PILES = 16

/**
 * The possible cell widths of the generated kernel for a task, in the order in which they are
 * tried. The kernel solves slow hypergraph games that distinguish their piles and have at least
 * three piles. The list is empty if the kernel, or this engine, cannot fill the task.
 *
 * @source GMMV-R1, REF-9
 */
export function hypergraphWidths(task: Task): KernelWidth[] {
  const game = edgeGameOf(task.ruleset)
  if (game === null || game.piles < 3 || game.piles > MOST_PILES) return []
  if (game.edges.length > MOST_EDGES || !hasSimd()) return []
  const bound = largestValue(task)
  const widths: KernelWidth[] =
    task.value === 'outcome'
      ? [{ width: 8, bytes: inPages(edgeRowsBytes(task)), most: bound }]
      : cellWidths(task, bound).map((width) => ({
          width,
          bytes: inPages(edgeValuesBytes(task, width)),
          most: task.value === 'grundy' ? Math.min(bound, 8 * width - 1) : bound,
        }))
  return widths.filter(({ bytes }) => bytes <= MOST_BYTES)
}

/**
 * Solves a task by a kernel whose cells have one of the {@link hypergraphWidths}.
 *
 * @returns null if a value does not fit
 * @throws NoMemory if the engine cannot provide the memory
 * @complexity O(|H|) per position, 16 positions at a time, or up to 128 for outcomes
 */
export function solveHypergraph(task: Task, { width }: KernelWidth, tick: Tick): Cells | null {
  return task.value === 'outcome'
    ? solveEdgeRows(task, tick)
    : solveEdgeValues(task, width as CellWidth['cell'], tick)
}

/** The name of the module that computes a task with cells of this width. */
export function hypergraphModule(task: Task, { width }: KernelWidth): string {
  return task.value === 'outcome'
    ? edgeRowsModule(task)
    : edgeValuesModule(task, width as CellWidth['cell'])
}

function cellWidths({ value }: Task, bound: number): CellWidth['cell'][] {
  if (value === 'remoteness') {
    if (bound > 65533) return []
    return [bound <= 253 ? 1 : 2]
  }
  // The list ends with the first width that certainly suffices for every value.
  const all = [1, 2, 4] as const
  return all.slice(0, all.findIndex((cell) => bound < 8 * cell) + 1 || 3)
}
