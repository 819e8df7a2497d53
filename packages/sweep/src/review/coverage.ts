import { countOf, type VerdictRecord } from '@nim/conjectures'
import { describeCheck } from '../describe-check.ts'
import { SweepDamage } from '../directory/sweep-error.ts'
import type { PlannedCheck } from '../plan/tables.ts'

/**
 * Compares what a record counts with what the plan knows by a formula that takes nothing from the run, and its
 * numbers with its verdict.
 *
 * @returns true if the count is known to be that of the whole domain
 * @throws SweepDamage naming the record and both numbers
 */
export function requireCoverage(check: PlannedCheck, record: VerdictRecord): boolean {
  const wrong = contradiction(check, record)
  if (wrong !== null) throw new SweepDamage(`${describeCheck(check)}: ${wrong}`)
  const expected = isBegun(record) ? countOf(check.gives, check.cost) : null
  if (expected === null) return false
  if (BigInt(record.counted) === expected) return true
  throw new SweepDamage(
    `${describeCheck(check)}: the record counts ${record.counted} ${check.gives.counts}, the closed formula gives ${expected}`,
  )
}

/** False of a check that its budget leaves out; an existence statement is incomplete and counts all. */
function isBegun({ verdict, checked }: VerdictRecord): boolean {
  return verdict !== 'incomplete' || checked > 0
}

/** How a record contradicts itself or its plan, in words; null if it does not. */
function contradiction({ gives }: PlannedCheck, record: VerdictRecord): string | null {
  const { verdict, counted, checked, failures, counterexample } = record
  if (verdict !== 'incomplete' && !gives.verdicts.includes(verdict)) {
    return `the verdict is ${verdict}, the claim can give ${gives.verdicts.join(', ')}`
  }
  // an answer or what is undecided may rest on an instance that fails
  const mayFail = verdict === 'answered' || verdict === 'undecided'
  const isRefuted = verdict === 'refuted' || (mayFail && failures > 0)
  if (checked > counted) return `the record has ${checked} tests of ${counted} ${gives.counts}`
  if (failures > checked) return `the record has ${failures} failures among ${checked} tests`
  if (isRefuted !== failures > 0) return `the verdict is ${verdict}, with ${failures} failures`
  if (isRefuted !== (counterexample !== null)) {
    return `the verdict is ${verdict}, ${isRefuted ? 'without' : 'with'} a counterexample`
  }
  if (verdict === 'holds' && checked === 0) return 'the verdict is holds, and nothing was tested'
  return verdict === 'vacuous' && checked > 0 ? `vacuous, with ${checked} tests` : null
}
