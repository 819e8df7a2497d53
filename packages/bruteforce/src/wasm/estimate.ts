import { safeBinomial } from '../safe-binomial.ts'
import { cellWidths } from '../slot-task.ts'
import { movesOf } from './moves.ts'
import type { SlotTask } from './slot-solver.ts'

/** Nanoseconds of work from which several threads are faster than one. */
const WORTH_THREADS = 4e6

/**
 * True if a box is so large that several threads gain. The time of one thread is estimated by the
 * number of rows (x_2, …, x_n fixed) and of vectors of options in them, as measured on a machine of
 * 2026; the answer is never part of a result.
 */
export function isWorthThreads(task: SlotTask): boolean {
  const { game, max, value } = task
  const rows = safeBinomial(max + game.piles - 1, game.piles - 1)
  const options = movesOf(game, 0).length
  const cells = (max + 1) / game.piles
  const bytes = cellWidths(task)[0] ?? 4
  const vectors = 1 + (value === 'outcome' ? cells / 128 : (cells * bytes) / 16)
  return rows * (1 + 0.15 * options * vectors) >= WORTH_THREADS
}
