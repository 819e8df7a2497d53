import type { CaseParameters } from './parameter.ts'
import type { CheckResult, Counterexample, Domain, Verdict } from './verdict.ts'
import { NIMLAB_VERSION } from './version.ts'

/**
 * One case's verdict as it is written to results: one JSON object on one line. `seconds` is the only
 * field that may differ between two runs of the same version.
 */
export interface VerdictRecord {
  readonly claim: string
  readonly case: CaseParameters
  readonly domain: Domain
  readonly checked: number
  readonly verdict: Verdict
  readonly failures: number
  readonly counterexample: Counterexample | null
  readonly data?: Readonly<Record<string, number | string>>
  readonly digest: string
  readonly method: string
  readonly nimlab: string
  readonly seconds: number
}

/**
 * Joins a check's result with what was asked, who answered, and the seconds it took. Every verdict
 * record is made here.
 */
export function verdictRecord(
  asked: { readonly claim: string; readonly case: CaseParameters; readonly domain: Domain },
  result: CheckResult,
  seconds: number,
): VerdictRecord {
  return {
    claim: asked.claim,
    case: asked.case,
    domain: asked.domain,
    checked: result.checked,
    verdict: result.verdict,
    failures: result.failures,
    counterexample: result.counterexample,
    ...(result.data === undefined ? {} : { data: result.data }),
    digest: result.digest,
    method: result.method,
    nimlab: NIMLAB_VERSION,
    seconds,
  }
}
