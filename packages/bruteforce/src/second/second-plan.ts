import { suitsReference } from '../arrays/fill-by-reference.ts'
import type { Cells } from '../cells/cells.ts'
import { arrayPlan, autoPlan, generatedPlan, referencePlan } from '../plan/auto-plan.ts'
import type { Algorithm, Job, Plan } from '../plan/plan.ts'
import { largestValue } from '../task/bounds.ts'

/** What made a table that was asked of `second`. */
export interface SecondTable {
  readonly algorithm: Algorithm
  /** False if `auto` makes the table by the same algorithm: then there is no other one for it. */
  readonly isIndependent: boolean
}

/**
 * A plan by another algorithm than that of `auto`, as far as one serves the table.
 *
 * - Where `auto` generates a kernel: typed arrays; but the definitions, if they can, where values may turn
 *   out too large for generated kernels and `auto` may come to typed arrays too.
 * - Where `auto` fills typed arrays: a generated kernel however small the box is; else the definitions
 *   on boxes that they fill within seconds; else, for want of another, typed arrays again.
 */
export function secondPlan(job: Job): Plan {
  const auto = autoPlan(alone(job))
  const arrays = arrayPlan(alone(job))
  const other = suitsReference(job, arrays.positions) ? referencePlan(job) : arrays
  if (auto.algorithm !== 'generated') return generatedPlan(alone(job), other, 0)
  return endsWith(auto, largestValue(job)) === 'generated' ? arrays : other
}

/** What made these cells, which `second` was asked for, and whether `auto` comes to something else. */
export function secondTable(job: Job, { algorithm }: Plan, cells: Cells): SecondTable {
  const auto = autoPlan(alone(job))
  const isOpen = auto.otherwise !== null && auto.most < largestValue(job)
  const ofAuto = isOpen ? endsWith(auto, largestEntry(job, cells)) : auto.algorithm
  return { algorithm, isIndependent: algorithm !== ofAuto }
}

/** A second table is made whole and by one thread: what is compared is the algorithm. */
function alone(job: Job): Job {
  return { ...job, byLayers: false, threads: 1 }
}

/** The algorithm that ends a plan if this is the largest entry of the table. */
function endsWith(plan: Plan, largest: number): Algorithm {
  let step = plan
  while (step.most < largest && step.otherwise !== null) step = step.otherwise
  return step.algorithm
}

function largestEntry({ caps }: Job, cells: Cells): number {
  let largest = 0
  cells.visit(0, caps.at(-1)! + 1, (entries) => {
    for (const entry of entries) if (entry > largest) largest = entry
  })
  return largest
}
