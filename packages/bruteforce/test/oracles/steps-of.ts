import { planOf, type Job, type Plan } from '../../src/index.ts'

/** A plan and those behind it, in turn. */
export function stepsOf(plan: Plan): Plan[] {
  return plan.otherwise === null ? [plan] : [plan, ...stepsOf(plan.otherwise)]
}

/** The widths of cells that generated kernels try for a job, in turn. */
export function generatedWidths(job: Job): Plan['width'][] {
  return stepsOf(planOf(job))
    .filter(({ algorithm }) => algorithm === 'generated')
    .map(({ width }) => width)
}
