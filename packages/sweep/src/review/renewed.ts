import { countOf, RECORD_FORMAT, type VerdictRecord, verdictRecord } from '@nim/conjectures'
import { runCheck } from '../check.ts'
import { describeCheck } from '../describe-check.ts'
import type { FirstRecord } from '../directory/record-line.ts'
import { SweepDamage } from '../directory/sweep-error.ts'
import { claimsByName } from '../modules/find-claims.ts'

/**
 * The fields that exist in both formats. If the case is judged again, the new record must have the
 * same values in these fields.
 */
const KEPT = ['verdict', 'checked', 'failures', 'digest'] as const

/**
 * Converts a record of format 1 to format 2. The missing fields follow from the shape of the claim
 * if possible. Otherwise the claim judges the case again. The new judgement must give the same
 * verdict, counts and digest. The function loads no module.
 *
 * @throws (by rejection) SweepDamage if the new judgement differs, or if the claim is in a module;
 * RangeError if the claim is unknown
 */
export async function renewed(old: FirstRecord): Promise<VerdictRecord> {
  const { claim: id, case: parameters, domain, counterexample, module } = old
  if (module !== undefined) {
    throw new SweepDamage(
      `${describeCheck(old)}: format 1 has no claims of modules, and nimlab does not run ${module.path} to read it`,
    )
  }
  const claim = (await claimsByName([{ ...old, claim: id }]))(id)
  if (claim === undefined) throw new RangeError(`${describeCheck(old)}: unknown claim`)
  const counted = countOf(claim.about(parameters), claim.cost(parameters, domain))
  if (counterexample === null && counted !== null && old.verdict !== 'incomplete') {
    return verdictRecord(claim, old, { ...old, counterexample, counted: Number(counted) })
  }
  const record = await runCheck(old)
  const differs = KEPT.find((field) => record[field] !== old[field])
  if (differs === undefined) return record
  throw new SweepDamage(
    `${describeCheck(old)}: ${differs} is ${old[differs]}, judged again for format ${RECORD_FORMAT} it is ${record[differs]}`,
  )
}
