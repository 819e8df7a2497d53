import { describe, expect, it } from 'vitest'
import type { Claim } from '../../src/claim/claim.ts'
import { casesOf } from '../../src/claim/parameter.ts'
import { V_CLAIMS } from '../../src/papers/v/index.ts'
import type { Domain } from '../../src/claim/verdict.ts'
import ids from '../ids/v.json' with { type: 'json' }
import type { Mutation } from '../mutations/mutation.ts'
import { V_MUTATIONS } from '../mutations/v.ts'
import refutedCases from './refuted-cases.json' with { type: 'json' }

const REFUTED: Readonly<Record<string, readonly string[]>> = refutedCases

function domainOf(claim: Claim, { case: parameters, max }: Mutation): Domain {
  const usual = claim.defaultDomain(parameters)
  return max === undefined || usual.kind === 'fixed' ? usual : { ...usual, max }
}

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

  it.each(V_CLAIMS.map((claim) => [claim.id, claim] as const))(
    '%s has a judge that refutes something wrong',
    (id, claim) => {
      const mutation = V_MUTATIONS[id]
      if (mutation === undefined) expect.fail(`${id} has no mutation`)
      const result = claim.judge(mutation.statement, mutation.case, domainOf(claim, mutation))
      expect(result.verdict, mutation.why).toBe('refuted')
      expect(result.counterexample).not.toBeNull()
    },
  )

  it('are told apart from their mutations: on those domains the printed statements hold', () => {
    const refuted = V_CLAIMS.filter((claim) => {
      const mutation = V_MUTATIONS[claim.id]!
      const domain = domainOf(claim, mutation)
      return claim.check(mutation.case, domain).verdict === 'refuted'
    })
    // These fail as printed on every domain: one example, and two procedures wrong from the start.
    expect(refuted.map(({ id }) => id)).toEqual(['V-Ex2', 'V-I.1', 'V-I.2'])
  })

  it('keep to the limit of memory', () => {
    const claim = V_CLAIMS.find(({ id }) => id === 'V-G')!
    const parameters = { part: 'outcome' }
    const domain = claim.defaultDomain(parameters)
    expect(() => claim.check(parameters, domain, { memory: 1000 })).toThrow(RangeError)
  })
})
