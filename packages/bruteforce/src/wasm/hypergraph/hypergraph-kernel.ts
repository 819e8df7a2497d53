import type { KernelWidth } from '../../plan/plan.ts'
import { largestValue } from '../../task/bounds.ts'
import type { Task } from '../../task/task.ts'
import type { Tick } from '../../task/ticker.ts'
import { edgeGameOf } from '../../task/unit-moves.ts'
import { entryBytes, type Values } from '../../task/values.ts'
import { inPages } from '../encode/memories.ts'
import { hasSimd } from '../encode/modules.ts'
import { edgeRowsBytes } from './edge-rows.ts'
import type { CellWidth } from './hypergraph-cell.ts'
import { MOST_GROUPS } from './hypergraph-header.ts'
import { hypergraphLayout } from './hypergraph-layout.ts'
import { fillWindow } from './hypergraph-window.ts'

/** Fewer positions than this are filled sooner by typed arrays than a module is made. */
const FEW = 2 ** 15
/** Shorter rows waste most of a vector. */
const SHORT_ROW = 6
/** Fewer bits waste most of a byte. */
const SHORT_BITS = 3
const MOST_PILES = 16
/** Addresses are compared as signed numbers. */
const MOST_BYTES = 2 ** 31 - 2 ** 16

/**
 * The widths of cells that the generated kernel of a slow hypergraph game on three piles or more that
 * tells piles apart can have for a task, to be tried in turn; none if it, or this engine, cannot fill it.
 *
 * @source GMMV-R1, REF-9
 */
export function hypergraphWidths(task: Task): KernelWidth[] {
  const game = edgeGameOf(task.ruleset)
  if (game === null || game.piles < 3 || game.piles > MOST_PILES) return []
  if (game.edges.length > MOST_GROUPS || !hasSimd()) return []
  const bound = largestValue(task)
  if (task.value === 'outcome') {
    const bytes = inPages(edgeRowsBytes(task))
    return bytes <= MOST_BYTES ? [{ width: 8, bytes, most: bound }] : []
  }
  return cellWidths(task, bound)
    .map((width) => ({
      width: width.cell,
      bytes: inPages(hypergraphLayout(game, task.caps, width).bytes),
      most: task.value === 'grundy' ? Math.min(bound, 8 * width.cell - 1) : bound,
    }))
    .filter(({ bytes }) => bytes <= MOST_BYTES)
}

/** True if so many positions are filled sooner by a generated kernel than by typed arrays. */
export function gainsByHypergraph({ ruleset, caps, value }: Task, positions: number): boolean {
  if (positions < FEW) return false
  const game = edgeGameOf(ruleset)
  if (game === null) return false
  if (value === 'outcome') return caps[0]! + 1 >= SHORT_BITS
  return hypergraphLayout(game, caps, { cell: 1, entry: 1 }).rowCells >= SHORT_ROW
}

/**
 * Fills a task by a kernel with cells of one of {@link hypergraphWidths}.
 *
 * @returns false if a value does not fit
 * @throws NoMemory if the engine cannot provide the memory
 * @complexity O(|H|) a position, 16 positions at a time
 */
export function fillHypergraph(
  task: Task,
  { width }: KernelWidth,
  values: Values,
  tick: Tick,
): boolean {
  return fillWindow(task, { cell: width, entry: entryBytes(task) } as CellWidth, values, tick)
}

function cellWidths(task: Task, bound: number): CellWidth[] {
  const entry = entryBytes(task)
  if (entry === 4) return []
  if (task.value === 'remoteness') {
    return bound > 65533 ? [] : [{ cell: bound <= 253 ? 1 : 2, entry }]
  }
  if (entry > 1) return []
  // Values are found to need more than a cell only where they can.
  const all = [1, 2, 4] as const
  return all
    .slice(0, all.findIndex((cell) => bound < 8 * cell) + 1 || 3)
    .map((cell) => ({ cell, entry }))
}
