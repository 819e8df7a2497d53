import { suitsReference } from '../arrays/fill-by-reference.ts'
import type { Cells } from '../cells/cells.ts'
import { arrayPlan, autoPlan, generatedPlan, referencePlan } from '../plan/auto-plan.ts'
import type { Algorithm, Job, Plan } from '../plan/plan.ts'
import { type ComputedCells, run } from '../plan/run.ts'
import { largestValue } from '../task/bounds.ts'

/** The algorithm that made a table for `second`. */
export interface SecondTable {
  readonly algorithm: Algorithm
  /**
   * False if `auto` uses the same algorithm for the table, because no other algorithm is available.
   */
  readonly isIndependent: boolean
}

/**
 * A plan that uses a different algorithm from `auto`, if one exists for the table.
 *
 * - If `auto` generates a kernel, this plan uses typed arrays. If values may be too large for
 *   generated kernels, `auto` may use typed arrays too. In this case, this plan uses the
 *   definitions, provided that they are fast enough.
 * - If `auto` fills typed arrays, this plan uses a generated kernel, even for the smallest box. If
 *   there is no such kernel, it uses the definitions on boxes that they fill within seconds, and
 *   otherwise typed arrays again.
 * - If `auto` may use either, depending on the history (`Plan.isSmall`), this plan uses a generated
 *   kernel, which {@link requireSame} compares with typed arrays.
 */
export function secondPlan(job: Job): Plan {
  const auto = autoPlan(alone(job))
  const arrays = arrayPlan(job)
  const other = suitsReference(job, arrays.positions) ? referencePlan(job) : arrays
  if (auto.isSmall) return withMore(generatedPlan(alone(job), other, 0), arrays.bytes)
  if (auto.algorithm !== 'generated') return generatedPlan(alone(job), other, 0)
  return endsWith(auto, largestValue(job)) === 'generated' ? arrays : other
}

/**
 * The algorithm that computed these cells for `second`, and whether `auto` uses a different one.
 */
export function secondTable(job: Job, { cells, plan: { algorithm } }: ComputedCells): SecondTable {
  const auto = autoPlan(alone(job))
  // Either both algorithms computed the table, or the reference solver computed it because no
  // kernel can store the values.
  if (auto.isSmall) return { algorithm, isIndependent: algorithm !== 'typed arrays' }
  const isOpen = auto.otherwise !== null && auto.most < largestValue(job)
  const ofAuto = isOpen ? endsWith(auto, largestEntry(job, cells)) : auto.algorithm
  return { algorithm, isIndependent: algorithm !== ofAuto }
}

/**
 * Compares the second table of a small box with the table that typed arrays give. `auto` may have
 * used a kernel or typed arrays for the first table.
 *
 * @throws Error if the tables differ
 * @complexity fewer than 100,000 positions
 */
export function requireSame(job: Job, { cells, plan }: ComputedCells): void {
  if (!autoPlan(alone(job)).isSmall || plan.algorithm !== 'generated') return
  const arrays = run(arrayPlan(alone(job)), plan.bytes).cells.values()
  cells.visit(0, job.caps.at(-1)! + 1, (entries, start) => {
    const wrong = entries.findIndex((entry, i) => entry !== arrays[start + i])
    if (wrong >= 0)
      throw new Error(
        `the kernel and the typed arrays give different results at rank ${start + wrong}`,
      )
  })
}

function withMore(plan: Plan, more: number): Plan {
  const otherwise = plan.otherwise && withMore(plan.otherwise, more)
  return { ...plan, bytes: plan.bytes + more, otherwise }
}

/**
 * The job for a second table. One thread solves the whole box, because only the algorithms are
 * compared.
 */
function alone(job: Job): Job {
  return { ...job, byLayers: false, threads: 1 }
}

/** The algorithm that completes a plan, given the largest entry of the table. */
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
