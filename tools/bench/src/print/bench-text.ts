import { textTable } from '@nim/report/text'
import type { Criterion, Measured } from '../section.ts'

/** The output of the command: every table, then all criteria. */
export function benchText(sections: readonly Measured[]): string {
  const tables = sections.map(({ title, head, rows, remarks }) =>
    [title, ...(rows.length === 0 ? [] : [textTable(head, rows)]), ...remarks].join('\n'),
  )
  const criteria = sections.flatMap((section) => section.criteria)
  const judged = criteria.length === 0 ? [] : [textTable(CRITERIA_HEAD, criteria.map(criterionRow))]
  return [...tables, ...judged].join('\n\n')
}

export const CRITERIA_HEAD: readonly string[] = ['criterion', 'measured', 'met']

export function criterionRow({ demand, measured, met }: Criterion): string[] {
  return [demand, measured, met === null ? 'not judged' : met ? 'yes' : 'no']
}
