import { safeBinomial } from '../../task/safe-binomial.ts'
import { type CellBytes, shapeOf } from './kernel-code.ts'
import { movesOf, patternCount, type SlowGame } from './moves.ts'
import { tieCount } from '../listed/move-lists.ts'
import type { SlotTask } from './slot-solver.ts'

/** Nanoseconds of work from which several threads take less time than one. */
const WORTH_THREADS = 4e6

/** Nanoseconds that a fresh kernel costs, and more for each tie pattern of piles. */
const KERNEL = 5e5
const PATTERN = 1.5e5
/** The same for each option of each pattern. */
const PATTERN_OPTION = 3.5e4

/** Nanoseconds that a fresh kernel costs whose moves are data. */
const LISTED = 1.5e7
/** And those of each move of each of its lists, which are written for every box. */
const LIST_MOVE = 13

/** Nanoseconds that a kernel that is there takes for the smallest box. */
const SMALLEST_BOX = 1e5

/** Nanoseconds that a byte takes which is written to memory. */
const WRITE = 0.1

/**
 * True if a box is so large that several threads gain. The time of one thread is estimated by the
 * number of rows (x_2, …, x_n fixed), of vectors of options in them and of bytes written, as measured
 * on a machine of 2026; the answer is never part of a result.
 */
export function isWorthThreads({ game, max, value }: SlotTask, width: CellBytes): boolean {
  const rows = safeBinomial(max + game.piles - 1, game.piles - 1)
  const options = movesOf(game, 0).length
  const cells = (max + 1) / game.piles
  const shape = shapeOf(game, value)
  const bytes = shape === 'rows' ? 1 / 8 : width
  const vectors = 1 + (cells * bytes) / 16
  const row = shape === 'rows' ? 0.6 + 0.09 * options * vectors : 1 + 0.15 * options * vectors
  // one stone from one pile: runs are half as long, or a carry goes through a row of bits
  const detour = game.sizes.includes(1) && shape !== 'flat' ? 2.5 : 1
  return rows * (row * detour + WRITE * cells * bytes) >= WORTH_THREADS
}

/**
 * Nanoseconds of processor time that typed arrays take for so many positions of a game with this value,
 * as measured on a machine of 2026: 14 a position of NIM(3,2), 98 of NIM(7,4), remoteness half as much
 * again. Never part of a result.
 */
export function arrayWork({ game, value }: SlotTask, positions: number): number {
  return positions * (optionCount(game) + 3) * (value === 'remoteness' ? 4 : 2.8)
}

/**
 * Nanoseconds of processor time that a fresh kernel of a game costs, as measured there: generation,
 * compilation, and the second compilation, that optimises: 1 ms for NIM(3,2), 4 for NIM(5,2), 44 for NIM(7,4);
 * 8 to 50 for games of 8 to 12 piles, many of which share one.
 */
export function kernelWork({ game, value }: SlotTask): number {
  if (shapeOf(game, value) === 'flat') return LISTED
  return KERNEL + patternCount(game) * (PATTERN + PATTERN_OPTION * optionCount(game))
}

/** Nanoseconds of typed arrays below which a box is left to them: a kernel that is there would save nothing. */
export function leastWork({ game, value }: SlotTask): number {
  const lists = shapeOf(game, value) === 'flat' ? tieCount(game.piles) * optionCount(game) : 0
  return SMALLEST_BOX + LIST_MOVE * lists
}

/** Options of a position of distinct positive piles. */
function optionCount({ piles, sizes }: SlowGame): number {
  return sizes.reduce((sum, size) => sum + safeBinomial(piles, size), 0)
}
