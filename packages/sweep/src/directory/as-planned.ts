import { recordOf, type VerdictRecord } from '@nim/conjectures'
import { notBegun } from '../check.ts'
import { exceeded } from '../plan/exceeded.ts'
import type { PlannedCheck } from '../plan/tables.ts'

/**
 * Compares a record with the plan and the claim. The plan and the claim determine whether the case
 * is a remark, who made the statement, and what a refutation would refute. The plan and the claim
 * also determine whether the budget excludes the check.
 *
 * @param line the line of the record
 * @returns a description of the first field that differs; null if every byte is as planned
 */
export function plannedFault(
  check: PlannedCheck,
  record: VerdictRecord,
  line: string,
): string | null {
  const beyond = exceeded(check.cost, check.budget)
  const expected = recordOf(check.head, check, beyond === null ? record : notBegun(check, beyond))
  if (JSON.stringify(expected) === line) return null
  const fields = new Set([...Object.keys(expected), ...Object.keys(record)])
  const textOf = (of: object, field: string): string =>
    JSON.stringify((of as Readonly<Record<string, unknown>>)[field]) ?? 'absent'
  const wrong = [...fields].find((field) => textOf(record, field) !== textOf(expected, field))
  return wrong === undefined
    ? 'its fields are in another order'
    : `${wrong} is ${textOf(record, wrong)}, by plan and claim it is ${textOf(expected, wrong)}`
}
