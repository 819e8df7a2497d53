import { formatPosition, rulesetTitle } from '@nim/core/rules'
import { isBox } from '../task/task.ts'
import type { Plan } from './plan.ts'

/** The maximum number of entries in one typed array. */
const MOST_ENTRIES = 2 ** 32 - 1

/** The memory that a table needs. */
export interface Demand {
  /** A name for the table, used as the subject of the message. */
  readonly table: string
  readonly positions: number
  /** The number of entries of the longest typed array in the table. */
  readonly entries: number
  readonly bytes: number
}

/**
 * Checks, before anything is allocated, whether the memory needed for a plan or another purpose is
 * available.
 * @throws RangeError with one sentence that states the memory needed and the memory allowed
 */
export function requireMemory(wanted: Demand | Plan, limit: number): void {
  const { positions, entries, bytes } = wanted
  if (bytes <= limit && entries <= MOST_ENTRIES) return
  const table = 'table' in wanted ? wanted.table : tableOfPlan(wanted)
  const number = positions === Number.POSITIVE_INFINITY ? 'more than 2^53' : String(positions)
  const allowed =
    bytes <= limit
      ? `a table has at most ${MOST_ENTRIES} entries`
      : `the limit is ${inUnits(limit)}`
  throw new RangeError(`${table} needs ${inUnits(bytes)} for ${number} positions, ${allowed}`)
}

/**
 * The subject of the message, such as
 * `NIM(4,3), box max=60: the outcome table by layers with 2 threads`.
 */
function tableOfPlan({ task, layers, threads }: Plan): string {
  const { ruleset, caps, value } = task
  const where = isBox(task) ? `box max=${caps[0]}` : `below ${formatPosition(caps)}`
  const how = `${layers > 0 ? ' by layers' : ''}${threads > 1 ? ` with ${threads} threads` : ''}`
  return `${rulesetTitle(ruleset)}, ${where}: the ${value} table${how}`
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
