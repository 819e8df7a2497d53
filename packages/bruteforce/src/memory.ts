import { isSymmetric, type Ruleset } from '@nim/core/rules'
import { boxPositions } from './task/box-positions.ts'
import { referenceMemory } from './arrays/fill-by-reference.ts'
import { type KernelChoice, kernelOf } from './arrays/kernels.ts'
import { secondWays } from './second/second-ways.ts'
import { cellWidths, slotTaskOf } from './wasm/slow/slot-task.ts'
import { boxTask, type TableValue } from './task/task.ts'
import { entryBytes } from './task/values.ts'
import type { CellBytes } from './wasm/slow/kernel-code.ts'
import { slotBytes, type SlotTask } from './wasm/slow/slot-solver.ts'

/** The memory limit of {@link solve} unless another is given: 2 GiB. */
export const DEFAULT_MEMORY: number = 2 ** 31

/** WebAssembly memory comes in pages of so many bytes. */
const PAGE = 65536

/** Entries of one typed array, at most. */
const MOST_ENTRIES = 2 ** 32 - 1

/**
 * Bytes that {@link solve} allocates for this table, working space and ranking tables included, from
 * closed forms: nothing is allocated to answer, and sizes may be absurd. Infinity if there are 2^53
 * positions or more. A Grundy table may turn out to need wider cells; that amount is then compared
 * with the limit before they are allocated. Where `second` comes to the reference solver, what its
 * memory of positions takes is estimated.
 *
 * @throws RangeError if max is not a whole number ≥ 0
 * @complexity O(n), for generated kernels O(n · max)
 */
export function requiredMemory(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  value: TableValue,
  kernel: KernelChoice = 'auto',
): number {
  if (kernel === 'second') return secondMemory(ruleset, max, value)
  const slots = kernel === 'auto' ? slotTaskOf(ruleset, max, value, 'normal') : null
  const width = slots === null ? undefined : cellWidths(slots)[0]
  return slots === null || width === undefined
    ? rankedMemory(ruleset, max, value, kernel)
    : slotMemory(slots, width)
}

function secondMemory(ruleset: Ruleset, max: number, value: TableValue): number {
  const [way] = secondWays(ruleset, max, value, 'normal')
  if (way === 'reference') return referenceMemory(ruleset, max, value)
  if (way === 'typed arrays') return rankedMemory(ruleset, max, value, 'plain')
  const slots = slotTaskOf(ruleset, max, value, 'normal', { fewest: 0 })!
  return slotMemory(slots, cellWidths(slots)[0]!)
}

/**
 * Bytes that `values` of the table of {@link solve} takes besides, once it is asked for: 0 if entries
 * lie by rank from the start.
 */
export function valuesMemory(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  value: TableValue,
): number {
  const slots = slotTaskOf(ruleset, max, value, 'normal')
  const width = slots === null ? undefined : cellWidths(slots)[0]
  if (width === undefined) return 0
  return boxPositions(ruleset, max) * (value === 'remoteness' ? width : 1)
}

/** Bytes for a table whose entries lie by rank. */
export function rankedMemory(
  ruleset: Ruleset,
  max: number,
  value: TableValue,
  kernel: 'auto' | 'plain' = 'auto',
): number {
  const positions = boxPositions(ruleset, max)
  if (positions === Number.POSITIVE_INFINITY) return positions
  const task = boxTask(ruleset, max, value, 'normal')
  const ranking = isSymmetric(ruleset) ? 8 * ruleset.piles * (max + 1) : 0
  return positions * entryBytes(task) + kernelOf(ruleset, kernel).workspace(task) + ranking
}

/** Bytes for the memory of a generated kernel, and for the tables that give the places of cells. */
export function slotMemory(task: SlotTask, width: CellBytes): number {
  const tables = 8 * (task.game.piles - 1) * (task.max + 2)
  return PAGE * Math.ceil(slotBytes(task, width) / PAGE) + tables
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
