import { describe, expect, it } from 'vitest'
import { CLAIMS } from '../../src/papers/registry.ts'
import { DH_MUTATIONS } from './dh.ts'
import type { Mutation } from './mutation.ts'

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  ...DH_MUTATIONS,
}

describe('every judge refutes a wrong statement where the printed one holds', () => {
  // of the others the wrong statement stands beside the printed one: see judge/wrong.test.ts
  const others = CLAIMS.filter(({ wrong }) => wrong === undefined)
  it.each(others.map((claim) => [claim.id, claim] as const))('%s', (id, claim) => {
    const mutation = MUTATIONS[id]
    if (mutation === undefined) expect.fail(`${id} has no mutation`)
    const usual = claim.defaultDomain(mutation.case)
    const domain =
      mutation.max === undefined || usual.kind === 'fixed' ? usual : { ...usual, max: mutation.max }
    const result = claim.judge(mutation.statement, mutation.case, domain)
    expect(result.verdict, mutation.why).toBe('refuted')
    expect(result.counterexample, mutation.why).not.toBeNull()
    expect(result.failures).toBeGreaterThan(0)
    const printed = claim.check(mutation.case, domain).verdict
    expect(printed, 'the printed statement').toBe(mutation.printedFails ? 'refuted' : 'holds')
  })

  it('and no mutation belongs to a claim that does not exist', () => {
    const ids = CLAIMS.map(({ id }) => id)
    expect(Object.keys(MUTATIONS).filter((id) => !ids.includes(id))).toEqual([])
  })
})
