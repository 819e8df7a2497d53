import type { Ruleset } from '@nim/core/rules'
import { planOf } from './plan/plan-of.ts'
import type { KernelChoice, Plan } from './plan/plan.ts'
import { boxTask, type TableValue } from './task/task.ts'

/** The default memory limit of {@link solve}: 2 GiB. */
export const DEFAULT_MEMORY: number = 2 ** 31

/**
 * The number of bytes that {@link solve} allocates for this table, including working space and
 * ranking tables. The function uses closed forms and allocates no table, so sizes may be absurdly
 * large. The result is Infinity if there are 2^53 positions or more. A Grundy table may turn out to
 * need wider cells. In that case, nimlab compares the larger amount with the limit before it
 * allocates the cells.
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

/**
 * The number of worker threads that `solveInThreads` starts for a table if it may use `threads`
 * threads. The result is 0 if no other thread helps to fill the table.
 */
export function workersOf(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  value: TableValue,
  threads: number,
): number {
  const plan = planOf({ ...boxTask(ruleset, max, value, 'normal'), threads })
  return plan.threads > 1 ? plan.threads : 0
}

/**
 * The number of bytes that {@link solveByLayers} allocates with one thread, computed as in {@link
 * requiredMemory}.
 */
export function requiredWindow(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  value: TableValue,
): number {
  return windowOf(ruleset, { max }, value, { threads: 1, memory: DEFAULT_MEMORY }).bytes
}

/**
 * The number of threads that {@link solveByLayers} uses within these limits on threads and memory,
 * and the number of bytes that it then allocates.
 */
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
 * The number of additional bytes that `values` of the table of {@link solve} allocates on its first
 * call; 0 if the entries are stored in rank order from the start.
 */
export function valuesMemory(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  value: TableValue,
): number {
  const { entries, positions, width } = planOf(boxTask(ruleset, max, value, 'normal'))
  return entries > 0 ? 0 : positions * (value === 'remoteness' ? width : 1)
}
