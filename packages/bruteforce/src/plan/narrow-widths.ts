import { formatRuleset } from '@nim/core/rules'
import { isBox } from '../task/task.ts'
import type { Plan } from './plan.ts'

/**
 * The smallest boxes in which a Grundy value did not fit a width of cells. A box as large or larger of
 * the same game begins with the next width at once; that changes no plan and no table. It is kept because
 * a corner of the box does not tell all: without it SN(5,{2,3,4,5}) up to 40 takes 2.0 ms each time and
 * NIM(6,4) up to 24 takes 0.66 ms, with it 1.1 ms and 0.48 ms.
 */
const smallest = new Map<string, number>()

/** Games times widths that are remembered, at most. */
const MOST_KNOWN = 1000

/** True if cells of this width were too narrow for a box of the game that was not larger. */
export function isNarrow(plan: Plan): boolean {
  if (!canBeNarrow(plan)) return false
  const max = smallest.get(keyOf(plan))
  return max !== undefined && plan.task.caps[0]! >= max
}

/** Remembers that its cells were too narrow. */
export function rememberNarrow(plan: Plan): void {
  if (smallest.size >= MOST_KNOWN) smallest.clear()
  if (canBeNarrow(plan)) smallest.set(keyOf(plan), plan.task.caps[0]!)
}

function canBeNarrow({ task, algorithm }: Plan): boolean {
  return algorithm === 'generated' && task.value === 'grundy' && isBox(task)
}

function keyOf({ task, width }: Plan): string {
  return `${formatRuleset(task.ruleset)} ${task.play} ${width}`
}
