import { type Claim, type VerdictRecord, verdictRecord } from '@nim/conjectures'
import { describeCheck } from '../describe-check.ts'
import { SweepDamage } from '../directory/sweep-error.ts'
import { notBegun } from '../check.ts'
import type { PlannedCheck } from '../plan/tables.ts'
import { exceeded } from '../plan/exceeded.ts'

/**
 * Compares a record with what the plan and the claim say beforehand: whether the case is a remark, whose
 * statement it is, what a refutation refutes, and whether the budget leaves the check out.
 *
 * @param line of the record
 * @param claim of the record
 * @throws SweepDamage naming the record and what differs
 */
export function requireAsPlanned(
  check: PlannedCheck,
  record: VerdictRecord,
  line: string,
  claim: Claim,
): void {
  const beyond = check.budget === undefined ? null : exceeded(check.cost, check.budget)
  const result = beyond === null ? record : notBegun(check, beyond)
  const expected = verdictRecord(claim, check, result)
  if (JSON.stringify(expected) === line) return
  const fields = new Set([...Object.keys(expected), ...Object.keys(record)])
  const said = (of: object, field: string): string =>
    JSON.stringify((of as Readonly<Record<string, unknown>>)[field]) ?? 'absent'
  const wrong = [...fields].find((field) => said(record, field) !== said(expected, field))
  const how =
    wrong === undefined
      ? 'its fields are in another order'
      : `${wrong} is ${said(record, wrong)}, by plan and claim it is ${said(expected, wrong)}`
  throw new SweepDamage(`${describeCheck(check)}: ${how}`)
}
