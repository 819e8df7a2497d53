import { describe, expect, it } from 'vitest'
import { casesOf } from '../../src/claim/parameter.ts'
import { V_CLAIMS } from '../../src/papers/v/index.ts'
import ids from '../ids/v.json' with { type: 'json' }
import refutedCases from './refuted-cases.json' with { type: 'json' }

const REFUTED: Readonly<Record<string, readonly string[]>> = refutedCases

describe('the claims of the paper V', () => {
  it('are all ids of the paper, and corrections of refuted statements', () => {
    const registered = V_CLAIMS.map(({ id }) => id)
    expect(registered.filter((id) => !id.endsWith('-fix')).toSorted()).toEqual(ids.toSorted())
    for (const id of registered.filter((candidate) => candidate.endsWith('-fix'))) {
      expect(REFUTED).toHaveProperty([id.replace('-fix', '')])
    }
  })

  it.each(V_CLAIMS.map((claim) => [claim.id, claim] as const))(
    '%s has the verdicts that are known, on its quick domain',
    (id, claim) => {
      const refuted: string[] = []
      for (const parameters of casesOf(claim.parameters, claim.quick?.ranges ?? {})) {
        const usual = claim.defaultDomain(parameters)
        const max = claim.quick?.max
        const domain =
          usual.kind === 'fixed' || max === undefined || max > usual.max ? usual : { ...usual, max }
        const result = claim.check(parameters, domain)
        expect(['holds', 'refuted']).toContain(result.verdict)
        expect(result.counterexample === null).toBe(result.verdict === 'holds')
        expect(result.checked).toBeGreaterThan(0)
        expect(claim.cost(parameters, domain).positions).toBeGreaterThan(0n)
        if (result.verdict === 'refuted') refuted.push(Object.values(parameters).join(', '))
      }
      expect(refuted).toEqual(REFUTED[id] ?? [])
    },
  )

  it('keep to the limit of memory', () => {
    const claim = V_CLAIMS.find(({ id }) => id === 'V-G')!
    const parameters = { part: 'outcome' }
    const domain = claim.defaultDomain(parameters)
    expect(() => claim.check(parameters, domain, { memory: 1000 })).toThrow(RangeError)
  })
})
