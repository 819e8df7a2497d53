import type { Ruleset } from '@nim/core/rules'
import { planOf } from './plan/plan-of.ts'
import type { KernelChoice, Plan } from './plan/plan.ts'
import { boxTask, type TableValue } from './task/task.ts'

/** The memory limit of {@link solve} unless another is given: 2 GiB. */
export const DEFAULT_MEMORY: number = 2 ** 31

/**
 * Bytes that {@link solve} allocates for this table, working space and ranking tables included, from
 * closed forms: no table is allocated to answer, and sizes may be absurd. Infinity if there are 2^53
 * positions or more. A Grundy table may turn out to need wider cells; that amount is then compared
 * with the limit before they are allocated.
 *
 * @throws RangeError if max is not a whole number ≥ 0
 * @complexity as {@link planOf}
 */
export function requiredMemory(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  value: TableValue,
  kernel: KernelChoice = 'auto',
): number {
  return planOf({ ...boxTask(ruleset, max, value, 'normal'), kernel }).bytes
}

/** Worker threads that `solveInThreads` starts for a table if it may have so many; 0 if it is not divided. */
export function workersOf(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  value: TableValue,
  threads: number,
): number {
  const plan = planOf({ ...boxTask(ruleset, max, value, 'normal'), threads })
  return plan.threads > 1 ? plan.threads : 0
}

/** Bytes that {@link solveByLayers} allocates by one thread, as {@link requiredMemory} says for `solve`. */
export function requiredWindow(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  value: TableValue,
): number {
  return windowOf(ruleset, { max }, value, { threads: 1, memory: DEFAULT_MEMORY }).bytes
}

/** Threads that {@link solveByLayers} has if it may have so many, and so many bytes, and the bytes it allocates. */
export function windowOf(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  value: TableValue,
  { threads, memory }: { readonly threads: number; readonly memory: number },
): Pick<Plan, 'bytes' | 'threads'> {
  const task = boxTask(ruleset, max, value, 'normal')
  const { bytes, threads: own } = planOf({ ...task, byLayers: true, threads, room: memory })
  return { bytes, threads: own }
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
  const { entries, positions, width } = planOf(boxTask(ruleset, max, value, 'normal'))
  return entries > 0 ? 0 : positions * (value === 'remoteness' ? width : 1)
}
