import type { Claim, Limits } from '../../src/claim/claim.ts'
import { type CaseParameters, casesOf } from '../../src/claim/parameter.ts'
import type { CheckResult, Domain } from '../../src/claim/verdict.ts'
import { not } from '@nim/presburger'
import type { Sought } from '../../src/judge/existence.ts'
import type { FormulaStatement } from '../../src/rows/formula-statement.ts'

/** A printed statement, whatever its arguments are. */
export type AnyStatement = (...told: readonly unknown[]) => Sought

/** One case of a claim on its domain. */
export interface Case {
  readonly parameters: CaseParameters
  readonly domain: Domain
}

/** The cases of a claim in its default range, or in its quick range. */
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
 * What is wrong if anything other than the printed statement decides a case. The statement's
 * answers other than null are counted, and the case is judged again with true and false exchanged.
 * A witness that the domain lacks is missing in both runs. The result is empty if nothing is wrong.
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
 * A separate test compares the rows of a formula with its evaluation; calls of rows are not
 * counted.
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
  // collecting the evidence of a failure evaluates the statement once or twice more
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
