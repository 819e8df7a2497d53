import { describe, expect, it } from 'vitest'
import type { Claim, WrongAt } from '../../src/claim/claim.ts'
import type { CaseParameters } from '../../src/claim/parameter.ts'
import { sampled } from '../../../../vitest.sample.ts'
import { CLAIMS } from '../../src/papers/registry.ts'
import type { FormulaStatement } from '../../src/rows/formula-statement.ts'
import { type AnyStatement, casesAt } from './negated.ts'

interface Wrong extends WrongAt {
  readonly case: CaseParameters
  readonly holds: AnyStatement | FormulaStatement
}

function wrongOf(claim: Claim): Wrong {
  const first = casesAt(claim, 'quick')[0]!.parameters
  return { case: first, ...claim.wrongAt, holds: claim.wrong as Wrong['holds'] }
}

/** The number of items at which two statements agree in a check, and the number of all items. */
function agreement(
  claim: Claim,
  { case: parameters, max }: Omit<Wrong, 'holds'>,
  holds: AnyStatement,
): {
  readonly agrees: number
  readonly asked: number
} {
  const usual = claim.defaultDomain(parameters)
  const domain = max === undefined || usual.kind === 'fixed' ? usual : { ...usual, max }
  const printed = claim.statementOf!(parameters) as AnyStatement
  let agrees = 0
  let asked = 0
  claim.judge(
    ((...told: readonly unknown[]) => {
      const answer = printed(...told)
      if (answer === null) return answer
      asked++
      if (holds(...told) === answer) agrees++
      return true
    }) satisfies AnyStatement,
    parameters,
    domain,
  )
  return { agrees, asked }
}

describe('every judge refutes a slightly wrong statement that replaces the printed one', () => {
  const ported = CLAIMS.filter(({ wrong }) => wrong !== undefined)

  it.each(sampled(ported, 12).map((claim) => [claim.id, claim] as const))('%s', (_, claim) => {
    const wrong = wrongOf(claim)
    const usual = claim.defaultDomain(wrong.case)
    const domain =
      wrong.max === undefined || usual.kind === 'fixed' ? usual : { ...usual, max: wrong.max }
    const result = claim.judge(wrong.holds, wrong.case, domain)
    expect(result.failures).toBeGreaterThan(0)
    expect(result.counterexample).not.toBeNull()
    // A question is answered, and some claims are undecided. The counterexample then shows that the
    // judge noticed the mistake.
    const refuted = claim.kind === 'question' ? 'answered' : 'refuted'
    const { where = 'holds' } = claim.unsettled ?? {}
    expect(result.verdict).toBe(where === 'holds' ? refuted : 'undecided')
    const printed = claim.check(wrong.case, domain)
    expect(printed.failures > 0, 'the printed statement fails').toBe(wrong.printedFails === true)
    expect(printed.checked).toBeGreaterThan(0)
    const { agrees, asked } =
      typeof wrong.holds === 'function'
        ? agreement(claim, wrong, wrong.holds)
        : { agrees: result.checked - result.failures, asked: result.checked }
    expect(asked).toBe(printed.checked)
    // The wrong statement must be right for at least half of the items, rounded down.
    const least = Math.floor(asked / 2)
    expect(agrees, `agrees at ${agrees} of ${asked}`).toBeGreaterThanOrEqual(least)
  })
})
