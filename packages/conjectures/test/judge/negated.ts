import type { Claim, Limits } from '../../src/claim/claim.ts'
import { type CaseParameters, casesOf } from '../../src/claim/parameter.ts'
import type { CheckResult, Domain } from '../../src/claim/verdict.ts'
import { not } from '@nim/presburger'
import type { Sought } from '../../src/judge/existence.ts'
import type { FormulaStatement } from '../../src/rows/formula-statement.ts'

/** A printed statement with any arguments. */
export type AnyStatement = (...told: readonly unknown[]) => Sought

/** One case of a claim on its domain. */
export interface Case {
  readonly parameters: CaseParameters
  readonly domain: Domain
}

/** The cases of a claim in its default range or in its quick range. */
export function casesAt(claim: Claim, range: 'default' | 'quick'): Case[] {
  const { ranges = {}, max } = range === 'quick' ? (claim.quick ?? {}) : {}
  return casesOf(claim.parameters, ranges).map((parameters) => {
    const usual = claim.defaultDomain(parameters)
    const domain =
      max === undefined || usual.kind === 'fixed'
        ? usual
        : { ...usual, max: Math.min(max, usual.max) }
    return { parameters, domain }
  })
}

/**
 * Shows that the printed statement alone decides a case. It judges the case twice, the second time
 * with the answers true and false exchanged, and compares the counts. A witness that is missing in
 * one run is also missing in the other. Returns the differences from the expected counts, or an
 * empty list.
 */
export function judgedOtherwise(
  claim: Claim,
  { parameters, domain }: Case,
  limits?: Limits,
): string[] {
  const statement = claim.statementOf!(parameters) as AnyStatement | FormulaStatement
  const found =
    typeof statement === 'function'
      ? judgedFunctionOtherwise(claim, statement, { parameters, domain }, limits)
      : judgedFormulaOtherwise(claim, statement, { parameters, domain }, limits)
  return found.map((what) => `${claim.id} ${JSON.stringify(parameters)}: ${what}`)
}

/**
 * Does not count the calls of rows. A separate test compares the rows of a formula with its
 * evaluation.
 */
function judgedFormulaOtherwise(
  claim: Claim,
  statement: FormulaStatement,
  { parameters, domain }: Case,
  limits?: Limits,
): string[] {
  const printed = claim.judge(statement, parameters, domain, limits)
  const negated = { ...statement, says: not(statement.says) }
  return differences(printed, claim.judge(negated, parameters, domain, limits), printed.checked)
}

function judgedFunctionOtherwise(
  claim: Claim,
  printed: AnyStatement,
  { parameters, domain }: Case,
  limits?: Limits,
): string[] {
  let answers = 0
  let lacks = 0
  const counted: AnyStatement = (...told) => {
    const answer = printed(...told)
    if (answer !== null) answers++
    if (typeof answer === 'object' && answer !== null) lacks++
    return answer
  }
  const counting = claim.judge(counted, parameters, domain, limits)
  const asked = answers
  const lacking = lacks
  const negated: AnyStatement = (...told) => {
    const answer = printed(...told)
    return typeof answer === 'boolean' ? !answer : answer
  }
  return differences(counting, claim.judge(negated, parameters, domain, limits), asked, lacking)
}

/** @param lacking the number of instances for which the domain contains no witness */
function differences(
  printed: CheckResult,
  opposite: CheckResult,
  asked: number,
  lacking = 0,
): string[] {
  const { checked, failures, digest } = printed
  const wrong: string[] = []
  // The evidence of a failure evaluates the statement once or twice more.
  if (asked < checked || (failures === 0 && asked !== checked)) {
    wrong.push(`answered ${asked} times, checked ${checked}`)
  }
  if (opposite.checked !== checked)
    wrong.push(`negated it checks ${opposite.checked} of ${checked}`)
  const opposed = checked - failures - lacking
  if (opposite.failures !== opposed) {
    wrong.push(`negated it fails ${opposite.failures} times, not ${opposed}`)
  }
  if (checked > lacking && opposite.digest === digest) wrong.push('negated it has the same digest')
  return wrong
}
