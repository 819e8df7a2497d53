import { solve } from '@nim/bruteforce'
import { boxCount, formatRuleset, isSymmetric, type Ruleset } from '@nim/core/rules'
import type { Cost, Limits } from '../claim.ts'
import type { CaseParameters } from '../parameter.ts'
import { formatDomain } from '../format-domain.ts'
import type { BoxDomain, CheckResult, Domain } from '../verdict.ts'
import { outcomeEvidence, outcomeLetter } from './local-evidence.ts'
import { tableMemory } from './table-memory.ts'
import { tally } from './tally.ts'

/** A claim about the outcomes of one ruleset: P or N by the statement, position by position. */
export interface OutcomeCheck {
  readonly claim: string
  readonly parameters: CaseParameters
  readonly ruleset: Ruleset
  readonly domain: BoxDomain
  readonly limits: Limits
  /** How the statement is called in the evidence, such as `the formula of case0.4`. */
  readonly says: string
  /** True: P by the statement. False: N. Null: the statement does not speak of this position. */
  isP(position: readonly number[], rank: number): boolean | null
  /** What else the statement says of every position and is false here, in words; null if nothing. */
  otherFailure?(position: readonly number[]): string | null
}

/** Stands in the value stream for a statement that fails apart from the outcome. */
const OTHER = 2

/** Compares a statement's outcomes with the solver's over a box. */
export function checkOutcomes(check: OutcomeCheck): CheckResult {
  const { ruleset, domain, limits } = check
  const table = solve(ruleset, domain, { value: 'outcome', memory: limits.memory })
  const found = tally(streamHeader(check.claim, check.parameters, domain))
  const { values } = table
  table.box.forEach((position, rank) => {
    const isP = check.isP(position, rank)
    if (isP === null) return
    const fails = check.otherFailure !== undefined && check.otherFailure(position) !== null
    found.compare(position, fails ? OTHER : isP ? 0 : 1, values[rank]!)
  })
  return found.result('retrograde', (position) => {
    const other = check.otherFailure?.(position) ?? null
    if (other !== null) return { expected: null, actual: null, explain: other }
    const expected = outcomeLetter(1 - table.at(position))
    return outcomeEvidence(table, position, expected, `${check.says} on ${formatRuleset(ruleset)}`)
  })
}

/** Cost of {@link checkOutcomes}, with `extra` bytes a position for the claim's own tables. */
export function outcomeCost(ruleset: Ruleset, domain: BoxDomain, extra = 0): Cost {
  const positions = boxCount(ruleset.piles, domain.max, isSymmetric(ruleset))
  return {
    positions,
    memory: tableMemory(ruleset, domain, 'outcome') + positions * BigInt(extra),
  }
}

/** First line of a check's value stream. */
export function streamHeader(claim: string, parameters: CaseParameters, domain: Domain): string {
  return `nimlab check 1 ${claim} ${JSON.stringify(parameters)} ${formatDomain(domain)}`
}
