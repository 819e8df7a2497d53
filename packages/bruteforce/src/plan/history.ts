import { formatRuleset } from '@nim/core/rules'
import { isBox } from '../task/task.ts'
import type { Plan } from './plan.ts'
import { smallKernelOf } from './small-kernel.ts'
import { MOST_IN_HISTORY } from '../tuned/tuned.ts'

/**
 * What the solver has learned from earlier tables. A caller that solves many boxes creates one
 * history and passes it to each `solve`. The history changes no plan and no table, only the running
 * time. A history is plain data of limited size.
 */
export interface SolverHistory {
  /**
   * The time in nanoseconds that typed arrays have spent on small boxes, for each kernel that could
   * have filled these boxes. An existing kernel fills any box faster, but it takes 1 to 75 ms to
   * make one. Therefore, the solver makes a kernel once typed arrays have run for as long as it
   * takes to make the kernel. In the worst case, the total time is about twice the time of the
   * better choice.
   */
  readonly worked: Map<string, number>
  /**
   * The smallest boxes in which a Grundy value did not fit into cells of a given width. For a box
   * of the same game that is at least as large, the solver starts with the next width. A corner of
   * the box does not reveal all values. Without this record, SN(5,{2,3,4,5}) up to 40 takes 2.0 ms
   * each time, and NIM(6,4) up to 24 takes 0.66 ms. With this record, the two boxes take 1.1 ms and
   * 0.48 ms.
   */
  readonly narrow: Map<string, number>
}

/** The history of a caller that has not solved anything yet. */
export function solverHistory(): SolverHistory {
  return { worked: new Map(), narrow: new Map() }
}

/**
 * True if typed arrays fill a small box because its kernel does not exist and it is not yet
 * worthwhile to make it.
 */
export function isLeftToArrays(plan: Plan, { worked }: SolverHistory): boolean {
  if (!plan.isSmall) return false
  const kernel = smallKernelOf(plan.task, plan.positions)!
  if (kernel.isReady(plan)) return false
  const name = kernel.nameOf(plan)
  const work = (worked.get(name) ?? 0) + kernel.arrayWork
  worked.delete(name)
  if (work >= kernel.kernelWork) return false
  if (worked.size >= MOST_IN_HISTORY) worked.clear()
  worked.set(name, work)
  return true
}

/**
 * True if cells of this width were too narrow for a box of the same game and the same or a smaller
 * size.
 */
export function isNarrow(plan: Plan, { narrow }: SolverHistory): boolean {
  if (!canBeNarrow(plan)) return false
  const max = narrow.get(keyOf(plan))
  return max !== undefined && plan.task.caps[0]! >= max
}

/** Records that the cells of a plan were too narrow. */
export function rememberNarrow(plan: Plan, { narrow }: SolverHistory): void {
  if (narrow.size >= MOST_IN_HISTORY) narrow.clear()
  if (canBeNarrow(plan)) narrow.set(keyOf(plan), plan.task.caps[0]!)
}

function canBeNarrow({ task, algorithm }: Plan): boolean {
  return algorithm === 'generated' && task.value === 'grundy' && isBox(task)
}

function keyOf({ task, width }: Plan): string {
  return `${formatRuleset(task.ruleset)} ${task.play} ${width}`
}
