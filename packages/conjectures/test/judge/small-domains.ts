import { readFileSync } from 'node:fs'
import type { Claim } from '../../src/claim/claim.ts'
import type { CheckResult, Domain } from '../../src/claim/verdict.ts'
import type { VerdictRecord } from '../../src/record/verdict-record.ts'
import { casesAt, type Case } from './negated.ts'

/** The committed record of a case on its default domain. */
const recorded = new Map(
  readFileSync(new URL('../../results/check-all.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as VerdictRecord)
    .map((record) => [`${record.claim} ${JSON.stringify(record.case)}`, record] as const),
)

/** The verdict of a case on its default domain. */
export type AtDefault = Pick<CheckResult, 'verdict' | 'failures'>

/** Above its quick domain, a case is checked only on domains with at most this many positions. */
const FEW_POSITIONS = 10_000n

/** A case on a domain that is not larger than its default domain. */
export interface SmallCheck extends Case {
  readonly claim: Claim
  readonly atDefault: AtDefault
}

/**
 * Every quick case of a claim, on each domain up to `most` within its default domain. Large domains
 * that contain the quick domain are left out.
 */
export function smallChecks(claim: Claim, most: number): SmallCheck[] {
  return casesAt(claim, 'quick').flatMap(({ parameters, domain: quick }) => {
    const usual = claim.defaultDomain(parameters)
    const known = recorded.get(`${claim.id} ${JSON.stringify(parameters)}`)
    const atDefault = known ?? claim.check(parameters, usual)
    const isQuick = (domain: Domain): boolean =>
      domain.kind === 'fixed' ||
      quick.kind === 'fixed' ||
      domain.max <= quick.max ||
      claim.cost(parameters, domain).positions <= FEW_POSITIONS
    return domainsUpTo(usual, most)
      .filter(isQuick)
      .map((domain) => ({ claim, parameters, domain, atDefault }))
  })
}

function domainsUpTo(domain: Domain, most: number): Domain[] {
  if (domain.kind === 'fixed') return [domain]
  const count = Math.min(domain.max, most) + 1
  return Array.from({ length: count }, (_, max) => ({ ...domain, max }))
}

/**
 * The faults of a check on a small domain. A check is faulty if it throws, or if a sentence
 * contains JSON. It is faulty if it finds a failure, although the default domain contains this
 * domain and has no failure. A check is also faulty if it is incomplete on both domains. Returns an
 * empty list if there is no fault.
 */
export function faultsOf({ claim, parameters, domain, atDefault }: SmallCheck): string[] {
  const at = `${claim.id} ${JSON.stringify(parameters)} on ${JSON.stringify(domain)}`
  try {
    return faultsIn(claim.check(parameters, domain), atDefault).map((fault) => `${at}: ${fault}`)
  } catch (error) {
    return [`${at}: ${String(error)}`]
  }
}

function faultsIn(found: CheckResult, atDefault: AtDefault): string[] {
  const { verdict, failures, counterexample, answer = '' } = found
  const { explain, expected, actual } = counterexample ?? { explain: '', expected: '', actual: '' }
  const sentences = [answer, explain, String(expected), String(actual)]
  return [
    ...(failures > 0 && atDefault.failures === 0 ? [`${verdict}: ${explain}`] : []),
    ...(verdict === 'incomplete' && atDefault.verdict === 'incomplete' ? ['never decided'] : []),
    ...sentences.filter(hasJson).map((sentence) => `JSON in "${sentence}"`),
  ]
}

/**
 * Whether a text contains a list or an object in JSON notation. Sets such as {2,3} do not count.
 */
function hasJson(text: string): boolean {
  return /\{"|\{\}|\["|\[\]|\[\[|\[\{|\[-?\d/.test(text)
}
