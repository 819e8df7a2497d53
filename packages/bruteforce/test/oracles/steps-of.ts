import { planOf, type Job, type Plan } from '../../src/index.ts'

/** A plan and its fallback plans, in order. */
export function stepsOf(plan: Plan): Plan[] {
  return plan.otherwise === null ? [plan] : [plan, ...stepsOf(plan.otherwise)]
}

/** The cell widths that generated kernels try, in order. */
export function generatedWidths(job: Job): Plan['width'][] {
  return stepsOf(planOf(job))
    .filter(({ algorithm }) => algorithm === 'generated')
    .map(({ width }) => width)
}
