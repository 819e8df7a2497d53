import { formatRuleset } from '@nim/core/rules'
import { isBox } from '../task/task.ts'
import type { Plan } from './plan.ts'
import { smallKernelOf } from './small-kernel.ts'

/**
 * What earlier tables taught. Whoever solves many boxes holds one and hands it to each `solve`: it changes no plan
 * and no table, only the time. It is plain data, and bounded.
 */
export interface SolverHistory {
  /**
   * Nanoseconds that typed arrays worked on small boxes, by the kernel that would have filled them. A kernel
   * that is there fills any box sooner; to make one costs 1 to 75 ms, so it is made when they have worked as
   * long as that, and whatever comes, the work is about twice that of the better choice at most.
   */
  readonly worked: Map<string, number>
  /**
   * The smallest boxes in which a Grundy value did not fit a width of cells. A box as large or larger of the
   * same game begins with the next width at once, because a corner of the box does not tell all: without it
   * SN(5,{2,3,4,5}) up to 40 takes 2.0 ms each time and NIM(6,4) up to 24 takes 0.66 ms, with it 1.1 ms and
   * 0.48 ms.
   */
  readonly narrow: Map<string, number>
}

/** The history of a caller that has solved nothing yet. */
export function solverHistory(): SolverHistory {
  return { worked: new Map(), narrow: new Map() }
}

/** Entries of a history that are kept, at most, of each sort. */
const MOST_KNOWN = 1000

/** True if typed arrays fill a small box: its kernel is not there, and not worth making yet. */
export function isLeftToArrays(plan: Plan, { worked }: SolverHistory): boolean {
  if (!plan.isSmall) return false
  const kernel = smallKernelOf(plan.task, plan.positions)!
  if (kernel.isReady(plan)) return false
  const name = kernel.nameOf(plan)
  const work = (worked.get(name) ?? 0) + kernel.arrayWork
  worked.delete(name)
  if (work >= kernel.kernelWork) return false
  if (worked.size >= MOST_KNOWN) worked.clear()
  worked.set(name, work)
  return true
}

/** True if cells of this width were too narrow for a box of the game that was not larger. */
export function isNarrow(plan: Plan, { narrow }: SolverHistory): boolean {
  if (!canBeNarrow(plan)) return false
  const max = narrow.get(keyOf(plan))
  return max !== undefined && plan.task.caps[0]! >= max
}

/** Remembers that its cells were too narrow. */
export function rememberNarrow(plan: Plan, { narrow }: SolverHistory): void {
  if (narrow.size >= MOST_KNOWN) narrow.clear()
  if (canBeNarrow(plan)) narrow.set(keyOf(plan), plan.task.caps[0]!)
}

function canBeNarrow({ task, algorithm }: Plan): boolean {
  return algorithm === 'generated' && task.value === 'grundy' && isBox(task)
}

function keyOf({ task, width }: Plan): string {
  return `${formatRuleset(task.ruleset)} ${task.play} ${width}`
}
