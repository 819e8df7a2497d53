import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS, type Limits } from '../../src/claim/claim.ts'
import { sampled } from '../../../../vitest.sample.ts'
import { CLAIMS } from '../../src/papers/registry.ts'
import { type Case, casesAt } from './negated.ts'

/** Alternative ways to compute the facts and the tables of a check. */
const WAYS: Readonly<Record<string, Partial<Limits>>> = {
  'facts by definition': { facts: 'definition' },
  'another algorithm': { kernel: 'second' },
  'typed arrays': { kernel: 'plain' },
  both: { facts: 'definition', kernel: 'second' },
}

/** The first and the last quick case of a claim, on a small domain. */
function smallCases(cases: readonly Case[]): Case[] {
  return [...new Set([cases[0]!, cases.at(-1)!])].map(({ parameters, domain }) => ({
    parameters,
    domain: domain.kind === 'fixed' ? domain : { ...domain, max: Math.min(domain.max, 6) },
  }))
}

describe('a check gives the same result, whatever computes its facts and tables', () => {
  it.each(sampled(CLAIMS, 8).map((claim) => [claim.id, claim] as const))('%s', (_, claim) => {
    for (const { parameters, domain } of smallCases(casesAt(claim, 'quick'))) {
      const usual = claim.check(parameters, domain)
      for (const [way, limits] of Object.entries(WAYS)) {
        const found = claim.check(parameters, domain, { ...DEFAULT_LIMITS, ...limits })
        expect(found, `${JSON.stringify(parameters)}: ${way}`).toEqual(usual)
      }
    }
  })
})
