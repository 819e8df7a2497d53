import {
  type CaseParameters,
  casesOf,
  type Claim,
  claimFinder,
  type Domain,
  formatCase,
  verdictRecord,
  type VerdictRecord,
} from '@nim/conjectures'
import type { TaskWatch } from './watch.ts'

/** The cases of a claim to check, and the bound for their domains. */
export interface CheckInput {
  readonly claim: string
  readonly cases: readonly CaseParameters[]
  /**
   * This bound applies to every domain that has a bound. If it is null, the default bound of the
   * claim applies.
   */
  readonly max: number | null
  /** The memory limit for tables, in bytes. */
  readonly memory: number
}

/** A checked case, as `found` reports it. */
export type CheckFound = Pick<
  VerdictRecord,
  'case' | 'domain' | 'checked' | 'verdict' | 'failures' | 'counterexample' | 'digest'
> & { readonly answer?: string; readonly seconds: number }

export interface CheckAnswer {
  readonly cases: number
}

/** The minimum time between two progress reports, in milliseconds. */
const PAUSE = 80

/**
 * Judges cases of a claim one after the other and reports each result.
 *
 * @throws RangeError for a claim or a case that does not exist, and for a domain that needs more
 *   memory
 */
export async function checkCases(
  { claim: id, cases, max, memory }: CheckInput,
  { progressed, found }: TaskWatch,
): Promise<CheckAnswer> {
  const claim = (await claimFinder([id]))(id)
  if (claim === undefined) throw new RangeError(`there is no claim '${id}'`)
  for (const parameters of cases) requireCase(claim, parameters)
  let told = -Infinity
  for (const [i, parameters] of cases.entries()) {
    const domain = bounded(claim.defaultDomain(parameters), max)
    const name = formatCase(parameters)
    const start = performance.now()
    progressed({ done: i, of: cases.length, words: name })
    const result = claim.check(parameters, domain, {
      memory,
      onProgress: ({ step, done, total }) => {
        const now = performance.now()
        if (now - told < PAUSE) return
        told = now
        const share = total === 0 ? 0 : Math.min(1, done / total)
        progressed({ done: i + share, of: cases.length, words: `${name} ${step}`.trim() })
      },
    })
    const seconds = (performance.now() - start) / 1000
    found(foundOf(verdictRecord(claim, { case: parameters, domain }, result), seconds))
  }
  return { cases: cases.length }
}

function foundOf(record: VerdictRecord, seconds: number): CheckFound {
  const { case: parameters, domain, checked, verdict, failures, counterexample } = record
  const { digest, answer } = record
  return {
    case: parameters,
    domain,
    checked,
    verdict,
    failures,
    counterexample,
    digest,
    seconds,
    ...(answer === undefined ? {} : { answer }),
  }
}

function bounded(domain: Domain, max: number | null): Domain {
  return max === null || domain.kind === 'fixed' ? domain : { ...domain, max }
}

/** @throws RangeError if the claim has no such case */
function requireCase({ id, parameters }: Claim, asked: CaseParameters): void {
  const restrictions = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [
      name,
      typeof value === 'number' ? ([value, value] as const) : [value],
    ]),
  )
  const names = casesOf(parameters, restrictions).map(formatCase)
  if (names.length === 1 && names[0] === formatCase(asked)) return
  const about = parameters.map(({ name, about: words }) => `${name}: ${words}`).join('; ')
  throw new RangeError(`${id} has no case ${formatCase(asked)} (${about})`)
}
