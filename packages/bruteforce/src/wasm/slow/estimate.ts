import { safeBinomial } from '../../task/safe-binomial.ts'
import { type CellBytes, isListed, shapeOf } from './kernel-code.ts'
import { movesOf, patternCount, type SlowGame } from './moves.ts'
import { tieCount } from '../listed/move-lists.ts'
import type { SlotTask } from './slot-solver.ts'
import {
  ARRAY_EXTRA_OPTIONS,
  ARRAY_OPTION_COST,
  ARRAY_OPTION_COST_OF_REMOTENESS,
  BIT_ROW_COST,
  BIT_VECTOR_COST,
  CELL_ROW_COST,
  CELL_VECTOR_COST,
  DETOUR,
  KERNEL_COST,
  LISTED_KERNEL_COST,
  LIST_MOVE_COST,
  PATTERN_COST,
  PATTERN_OPTION_COST,
  SMALLEST_BOX_COST,
  WORTH_THREADS,
  WRITE_COST,
} from '../../tuned/tuned.ts'

/**
 * True if a box is so large that several threads save time. The function estimates the time of one
 * thread from the number of rows (x_2, …, x_n fixed), the number of vectors of options in these
 * rows, and the number of bytes that the kernel writes. The estimate is never part of a result.
 */
export function isWorthThreads({ game, max, value }: SlotTask, width: CellBytes): boolean {
  const rows = safeBinomial(max + game.piles - 1, game.piles - 1)
  const options = movesOf(game, 0).length
  const cells = (max + 1) / game.piles
  const shape = shapeOf(game, value, max)
  const bytes = value === 'outcome' ? 1 / 8 : width
  const vectors = 1 + (cells * bytes) / 16
  const row =
    value === 'outcome'
      ? BIT_ROW_COST + BIT_VECTOR_COST * options * vectors
      : CELL_ROW_COST + CELL_VECTOR_COST * options * vectors
  // If taking one stone from one pile is a move, runs are half as long, or a carry passes through
  // each row of bits.
  const detour = game.sizes.includes(1) && !isListed(shape) ? DETOUR : 1
  return rows * (row * detour + WRITE_COST * cells * bytes) >= WORTH_THREADS
}

/**
 * The processor time that typed arrays need for this number of positions of a game, in nanoseconds.
 * The time is never part of a result.
 */
export function arrayWork({ game, value }: SlotTask, positions: number): number {
  const reads = optionCount(game) + ARRAY_EXTRA_OPTIONS
  return (
    positions *
    reads *
    (value === 'remoteness' ? ARRAY_OPTION_COST_OF_REMOTENESS : ARRAY_OPTION_COST)
  )
}

/**
 * The processor time for a fresh kernel of a game in nanoseconds. This time includes the generation
 * of the code, its compilation, and a second compilation that optimises the code.
 */
export function kernelWork({ game, max, value }: SlotTask): number {
  if (isListed(shapeOf(game, value, max))) return LISTED_KERNEL_COST
  return KERNEL_COST + patternCount(game) * (PATTERN_COST + PATTERN_OPTION_COST * optionCount(game))
}

/**
 * The smallest processor time of typed arrays, in nanoseconds, for which a kernel saves time. Below
 * this limit, typed arrays fill the box even if a kernel exists.
 */
export function leastWork({ game, max, value }: SlotTask): number {
  const lists = isListed(shapeOf(game, value, max)) ? tieCount(game.piles) * optionCount(game) : 0
  return SMALLEST_BOX_COST + LIST_MOVE_COST * lists
}

/** The number of options of a position with distinct positive piles. */
function optionCount({ piles, sizes }: SlowGame): number {
  return sizes.reduce((sum, size) => sum + safeBinomial(piles, size), 0)
}
