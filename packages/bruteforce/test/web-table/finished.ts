import type { TableWork } from '../../src/web-table/answers/work.ts'

/** The answer of work that is not interrupted. */
export function finished<Answer>(work: TableWork<Answer>): Answer {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
