import { safeBinomial } from '../../task/safe-binomial.ts'
import { type CellBytes, isListed, shapeOf } from './kernel-code.ts'
import { movesOf, patternCount, type SlowGame } from './moves.ts'
import { tieCount } from '../listed/move-lists.ts'
import type { SlotTask } from './slot-solver.ts'

/** The work in nanoseconds above which several threads take less time than one. */
const WORTH_THREADS = 4e6

/** The cost of a fresh kernel in nanoseconds, and the additional cost per tie pattern of piles. */
const KERNEL = 5e5
const PATTERN = 1.5e5
/** The additional cost in nanoseconds of a fresh kernel, for each option of each tie pattern. */
const PATTERN_OPTION = 3.5e4

/** The cost in nanoseconds of a fresh kernel that reads its moves as data. */
const LISTED = 1.5e7
/**
 * The cost in nanoseconds of writing one move to a list of moves. The lists are written again for
 * every box.
 */
const LIST_MOVE = 13

/** The time that an existing kernel needs for the smallest box, in nanoseconds. */
const SMALLEST_BOX = 1e5

/** The time for writing one byte to memory, in nanoseconds. */
const WRITE = 0.1

/**
 * True if a box is so large that several threads save time. The function estimates the time of one
 * thread from the number of rows (x_2, …, x_n fixed), the number of vectors of options in them, and
 * the number of bytes written. The constants were measured on a machine from 2026. The estimate is
 * never part of a result.
 */
export function isWorthThreads({ game, max, value }: SlotTask, width: CellBytes): boolean {
  const rows = safeBinomial(max + game.piles - 1, game.piles - 1)
  const options = movesOf(game, 0).length
  const cells = (max + 1) / game.piles
  const shape = shapeOf(game, value, max)
  const bytes = value === 'outcome' ? 1 / 8 : width
  const vectors = 1 + (cells * bytes) / 16
  const row = value === 'outcome' ? 0.6 + 0.09 * options * vectors : 1 + 0.15 * options * vectors
  // If taking one stone from one pile is a move, runs are half as long, or a carry passes through
  // each row of bits.
  const detour = game.sizes.includes(1) && !isListed(shape) ? 2.5 : 1
  return rows * (row * detour + WRITE * cells * bytes) >= WORTH_THREADS
}

/**
 * The processor time that typed arrays need for this number of positions of a game, in nanoseconds.
 * As measured on a machine from 2026, a position takes 14 ns for NIM(3,2) and 98 ns for NIM(7,4).
 * Remoteness takes half as much again. The time is never part of a result.
 */
export function arrayWork({ game, value }: SlotTask, positions: number): number {
  return positions * (optionCount(game) + 3) * (value === 'remoteness' ? 4 : 2.8)
}

/**
 * The processor time for a fresh kernel of a game in nanoseconds, measured on the same machine. It
 * includes generation, compilation, and a second, optimising compilation. It is 1 ms for NIM(3,2),
 * 4 ms for NIM(5,2), 44 ms for NIM(7,4), and 8 to 50 ms for games with 8 to 12 piles, many of which
 * share a kernel.
 */
export function kernelWork({ game, max, value }: SlotTask): number {
  if (isListed(shapeOf(game, value, max))) return LISTED
  return KERNEL + patternCount(game) * (PATTERN + PATTERN_OPTION * optionCount(game))
}

/**
 * The smallest work of typed arrays, in nanoseconds, for which a kernel saves time. Below this
 * limit, typed arrays fill the box even if a kernel exists.
 */
export function leastWork({ game, max, value }: SlotTask): number {
  const lists = isListed(shapeOf(game, value, max)) ? tieCount(game.piles) * optionCount(game) : 0
  return SMALLEST_BOX + LIST_MOVE * lists
}

/** The number of options of a position with distinct positive piles. */
function optionCount({ piles, sizes }: SlowGame): number {
  return sizes.reduce((sum, size) => sum + safeBinomial(piles, size), 0)
}
