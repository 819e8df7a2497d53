import { describe, expect, it } from 'vitest'
import { casesOf } from '../../src/claim/parameter.ts'
import { CLAIMS } from '../../src/papers/registry.ts'

/**
 * For each claim, the parameter values of the cases that state an upper bound on cost. If a claim
 * has no values here, all its cases state such a bound.
 */
const COSTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'GMMV-T3': { part: ['cost'] },
  'GMMV-S3': { part: ['b'] },
  'DH-U8': { part: ['operations'] },
  'DH-U8-fix': { part: ['operations'] },
  'GN-T1.cx': {},
  'GN-3.2.c': {},
  'GN-4b': {},
  'V-8': { part: ['time', 'space'] },
  'V-15': {},
}

/**
 * Statements about what a named algorithm does, or about the sufficient number of decimals. These
 * can be wrong.
 */
const OF_ONE_ALGORITHM = ['DH-Alg2', 'DH-Alg2-fix', 'GN-4b.stages', 'V-15.decimals']

const SMALL = 256

/** Phrases of statements about cost. */
const SPEAKS_OF_COST = /linear[- ]time|time linear|polynomial time|O\(/

describe('an upper bound on cost is never refuted', () => {
  it.each(Object.entries(COSTS))('%s, whatever its procedure costs', (id, only) => {
    const claim = CLAIMS.find((one) => one.id === id)!
    const cases = casesOf(claim.parameters, { ...claim.quick?.ranges, ...only })
    expect(cases.length).toBeGreaterThan(0)
    for (const parameters of cases) {
      const domain = claim.defaultDomain(parameters)
      const small =
        domain.kind === 'fixed' ? domain : { ...domain, max: Math.min(domain.max, SMALL) }
      const { verdict, failures } = claim.judge(() => false, parameters, small)
      expect(failures, JSON.stringify(parameters)).toBeGreaterThan(0)
      expect(verdict, JSON.stringify(parameters)).toBe('undecided')
    }
  })

  it('GMMV-T3 is refuted if its procedure returns a wrong value', () => {
    const claim = CLAIMS.find(({ id }) => id === 'GMMV-T3')!
    for (const part of ['value', 'large']) {
      const parameters = { part, n: 3 }
      const domain = { ...claim.defaultDomain(parameters), max: 16 }
      const { verdict } = claim.judge(() => false, parameters, domain)
      expect(verdict, part).toBe('refuted')
    }
  })

  it('all other claims about cost concern a single algorithm', () => {
    const others = CLAIMS.filter(
      ({ id, title, statement }) => SPEAKS_OF_COST.test(`${title} ${statement}`) && !(id in COSTS),
    )
    expect(others.map(({ id }) => id)).toEqual(OF_ONE_ALGORITHM)
  })
})
