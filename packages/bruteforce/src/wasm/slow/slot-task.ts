import type { KernelWidth } from '../kernel-width.ts'
import { largestValue } from '../../task/bounds.ts'
import { isBox, type Task } from '../../task/task.ts'
import { unitSizes } from '../../task/unit-moves.ts'
import { inPages, MOST_BYTES } from '../encode/memories.ts'
import { hasSimd } from '../encode/modules.ts'
import { grundyCorner } from './grundy-corner.ts'
import { LARGEST_PILE } from '../octets/octet-layout.ts'
import { type CellBytes, shapeOf } from './kernel-code.ts'
import { beginSlots, readyReach, slotBytes, type SlotRun, type SlotTask } from './slot-solver.ts'
import { MANY_OPTIONS } from '../../tuned/tuned.ts'

const FEWEST_PILES = 3
const MOST_PILES = 12

/**
 * The task, which may be small, in the form that the generated kernels of slow symmetric games use.
 * Null if no such kernel can fill it: the game is of another kind, it has fewer than 3 or more than
 * 12 piles, the lower set is not a box, its rows of outcomes are longer than the words of octets,
 * or the engine has no SIMD.
 *
 * @param ring 0 to keep the box, otherwise the number of layers x_n = m in memory at the same time
 */
export function slotTaskOf(task: Task, ring = 0, shared = false): SlotTask | null {
  const { ruleset, caps, value, play } = task
  const { piles } = ruleset
  if (piles < FEWEST_PILES || piles > MOST_PILES || !isBox(task)) return null
  const sizes = unitSizes(ruleset)
  if (sizes === null || !hasSimd()) return null
  const game = { piles, sizes }
  const max = caps[0]!
  if (max > LARGEST_PILE && shapeOf(game, value, max) === 'octets') return null
  return { game, max, value, play, ring, shared }
}

/**
 * The cell widths to try, in order. Widths at which a kernel cannot address all cells are omitted.
 * Remoteness has a single width, which its bound determines. For Grundy values, a width may turn
 * out to be too small. Widths that are already too small for a corner of the box are omitted.
 *
 * @complexity O(n · max); for Grundy values of games with 16 options or more, see also {@link
 *   grundyCorner}
 */
export function slotWidths(slots: SlotTask, task: Task): KernelWidth[] {
  const bound = largestValue(task)
  const memory = slotMemory(slots)
  return cellWidths(slots, task, bound)
    .map((width) => ({
      width,
      bytes: memory(width),
      most: slots.value === 'grundy' ? Math.min(bound, 8 * width - 1) : bound,
    }))
    .filter(({ bytes }) => bytes <= MOST_BYTES)
}

/**
 * For each cell width, the total number of bytes of the kernel's memory and of the tables of cell
 * positions.
 */
export function slotMemory(slots: SlotTask): (width: CellBytes) => number {
  const memory = slotBytes(slots)
  const tables = 8 * (slots.game.piles - 1) * (slots.max + 2)
  return (width) => inPages(memory(width)) + tables
}

function cellWidths(
  { game, max, value, play }: SlotTask,
  { ruleset }: Task,
  bound: number,
): CellBytes[] {
  if (value === 'outcome') return [shapeOf(game, value, max) === 'octets' ? 1 : 8]
  if (value === 'remoteness') {
    if (bound <= 253) return [1]
    return bound <= 65533 ? [2] : []
  }
  const least = bound < MANY_OPTIONS ? 0 : grundyCorner(ruleset, play).largest
  const widths = ([1, 2, 4] as const).filter((width) => least < 8 * width)
  const enough = widths.findIndex((width) => bound < 8 * width)
  return enough < 0 ? widths : widths.slice(0, enough + 1)
}

/** The part of a plan that describes a box for such a kernel. */
export interface SlotPlan {
  readonly task: Task
  readonly width: CellBytes
  readonly layers: number
  readonly threads: number
  readonly isSmall: boolean
}

/**
 * Begins to fill a box by the plan for such a kernel. A small box uses an existing kernel for
 * larger boxes, even though that kernel has more code than the small box needs.
 *
 * @throws NoMemory if the engine cannot provide the memory
 */
export function beginPlan({ task, width, layers, threads, isSmall }: SlotPlan): SlotRun {
  const slots = slotTaskOf(task, layers, threads > 1)!
  const ready = isSmall ? readyReach(slots, width) : null
  return beginSlots(slots, width, ready ?? undefined)
}
