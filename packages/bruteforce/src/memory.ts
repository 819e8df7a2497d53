import { isSymmetric, type Ruleset } from '@nim/core/rules'
import { kernelOf } from './kernels.ts'
import { safeBinomial } from './safe-binomial.ts'
import { boxTask, type TableValue } from './task.ts'
import { entryBytes } from './values.ts'

/** The memory limit of {@link solve} unless another is given: 2 GiB. */
export const DEFAULT_MEMORY: number = 2 ** 31

/** Entries of one typed array, at most. */
const MOST_ENTRIES = 2 ** 32 - 1

/**
 * Bytes that {@link solve} allocates for this table, working space and ranking tables included, from
 * closed forms: nothing is allocated to answer, and sizes may be absurd. Infinity if there are 2^53
 * positions or more.
 *
 * @throws RangeError if max is not a whole number ≥ 0
 * @complexity O(n)
 */
export function requiredMemory(
  ruleset: Ruleset,
  box: { readonly max: number },
  value: TableValue,
): number {
  const positions = boxPositions(ruleset, box.max)
  if (positions === Number.POSITIVE_INFINITY) return positions
  const task = boxTask(ruleset, box.max, value, 'normal')
  const ranking = isSymmetric(ruleset) ? 8 * ruleset.piles * (box.max + 1) : 0
  return positions * entryBytes(task) + kernelOf(ruleset).workspace(task) + ranking
}

/**
 * Number of positions of the box, or Infinity if there are 2^53 or more.
 * @throws RangeError if max is not a whole number ≥ 0
 */
export function boxPositions(ruleset: Ruleset, max: number): number {
  if (!Number.isSafeInteger(max) || max < 0) {
    throw new RangeError(`box: expected max as a whole number >= 0, got ${max}`)
  }
  if (isSymmetric(ruleset)) return safeBinomial(max + ruleset.piles, ruleset.piles)
  let count = 1
  for (let i = 0; i < ruleset.piles && count <= Number.MAX_SAFE_INTEGER; i++) count *= max + 1
  return count <= Number.MAX_SAFE_INTEGER ? count : Number.POSITIVE_INFINITY
}

/** What a table would take. */
export interface Demand {
  /** The table, as the subject of a sentence. */
  readonly table: string
  readonly positions: number
  /** Entries of the longest typed array. */
  readonly entries: number
  readonly bytes: number
}

/**
 * Accepts a table before anything is allocated for it.
 * @throws RangeError with one sentence that says what is needed and what is allowed
 */
export function requireMemory({ table, positions, entries, bytes }: Demand, limit: number): void {
  if (bytes <= limit && entries <= MOST_ENTRIES) return
  const number = positions === Number.POSITIVE_INFINITY ? 'more than 2^53' : String(positions)
  const allowed =
    bytes <= limit
      ? `a table has at most ${MOST_ENTRIES} entries`
      : `the limit is ${inUnits(limit)}`
  throw new RangeError(`${table} needs ${inUnits(bytes)} for ${number} positions, ${allowed}`)
}

function inUnits(bytes: number): string {
  if (bytes === Number.POSITIVE_INFINITY) return 'more than 8 PiB'
  const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB']
  let amount = bytes
  let unit = 0
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024
    unit++
  }
  const text = unit === 0 || amount >= 100 ? Math.ceil(amount).toString() : amount.toFixed(1)
  return `${text} ${units[unit]}`
}
