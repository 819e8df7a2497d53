import { openWebTable, type WebTable, type WebTableOptions } from '@nim/bruteforce/web-table'
import { boxCount, isSymmetric, type Ruleset } from '@nim/core/rules'

/** The maximum number of positions in a box that the page solves. */
export const MOST_POSITIONS = 20_000_000

/** The maximum size of a table in bytes. */
const MOST_MEMORY = 2 ** 30

/** The number of positions in a box. */
export function positionsOf(ruleset: Ruleset, max: number): bigint {
  return boxCount(ruleset.piles, max, isSymmetric(ruleset))
}

/**
 * Solves a box in a new worker, which keeps the table. The caller must close the table to end the
 * worker.
 *
 * @throws (by rejection) RangeError for more than {@link MOST_POSITIONS}; otherwise as
 *   `openWebTable`
 */
export async function openTable(
  ruleset: Ruleset,
  max: number,
  options: Omit<WebTableOptions, 'createWorker' | 'memory'> = {},
): Promise<WebTable> {
  const positions = positionsOf(ruleset, max)
  if (positions > MOST_POSITIONS) {
    throw new RangeError(
      `this box has ${positions} positions; the page solves only boxes with at most ${MOST_POSITIONS}`,
    )
  }
  return openWebTable(ruleset, { max }, { ...options, memory: MOST_MEMORY })
}
