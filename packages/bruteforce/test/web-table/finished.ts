import type { TableWork } from '../../src/web-table/answers/work.ts'

/** Runs the work to its end without a pause and returns its answer. */
export function finished<Answer>(work: TableWork<Answer>): Answer {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
