import { openWebTable, type WebTable, type WebTableOptions } from '@nim/bruteforce/web-table'
import { boxCount, isSymmetric, type Ruleset } from '@nim/core/rules'

/** Positions of the largest box that the page solves. */
export const MOST_POSITIONS = 20_000_000

/** Bytes that a table of the page may take. */
const MOST_MEMORY = 2 ** 30

/** The number of positions of a box of a ruleset. */
export function positionsOf(ruleset: Ruleset, max: number): bigint {
  return boxCount(ruleset.piles, max, isSymmetric(ruleset))
}

/**
 * Solves a box in a worker of its own, which keeps the table until it is closed. Who opens a table
 * closes it: the worker lives as long.
 *
 * @throws (by rejection) RangeError for more than {@link MOST_POSITIONS}; otherwise as `openWebTable`
 */
export async function openTable(
  ruleset: Ruleset,
  max: number,
  options: Omit<WebTableOptions, 'createWorker' | 'memory'> = {},
): Promise<WebTable> {
  const positions = positionsOf(ruleset, max)
  if (positions > MOST_POSITIONS) {
    throw new RangeError(
      `this box has ${positions} positions; the page solves up to ${MOST_POSITIONS}`,
    )
  }
  return openWebTable(ruleset, { max }, { ...options, memory: MOST_MEMORY })
}
