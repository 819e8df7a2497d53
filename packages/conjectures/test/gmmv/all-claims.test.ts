import { describe, expect, it } from 'vitest'
import ids from '../ids/gmmv.json' with { type: 'json' }
import { GMMV_CLAIMS } from '../../src/gmmv/index.ts'
import { casesOf } from '../../src/parameter.ts'
import { GMMV_MUTATIONS } from '../mutations/gmmv.ts'

describe('the claims of the paper', () => {
  it('are its ids in its order, with corrections after what they correct', () => {
    const own = GMMV_CLAIMS.map(({ id }) => id).filter(
      (id) => !id.endsWith('-fix') && id !== 'GMMV-App',
    )
    expect(own).toEqual(ids)
    GMMV_CLAIMS.forEach(({ id }, i) => {
      if (id.endsWith('-fix')) expect(GMMV_CLAIMS[i - 1]!.id).toBe(id.replace('-fix', ''))
    })
  })

  it.each(GMMV_CLAIMS.map((claim) => [claim.id, claim] as const))(
    '%s has cases, finite costs, and a quick look',
    (_, claim) => {
      const cases = casesOf(claim.parameters, {})
      expect(cases.length).toBeGreaterThan(0)
      for (const parameters of cases) {
        const { positions, memory } = claim.cost(parameters, claim.defaultDomain(parameters))
        expect(positions).toBeGreaterThan(0n)
        expect(memory).toBeGreaterThanOrEqual(0n)
      }
      expect(casesOf(claim.parameters, claim.quick?.ranges ?? {}).length).toBeGreaterThan(0)
    },
  )
})

describe('every judge refutes a wrong statement', () => {
  it.each(GMMV_CLAIMS.map((claim) => [claim.id, claim] as const))('%s', (id, claim) => {
    const mutation = GMMV_MUTATIONS[id]
    if (mutation === undefined) expect.fail(`${id} has no mutation`)
    const usual = claim.defaultDomain(mutation.case)
    const domain =
      mutation.max === undefined || usual.kind === 'fixed' ? usual : { ...usual, max: mutation.max }
    const result = claim.judge(mutation.statement, mutation.case, domain)
    expect(result.verdict, mutation.why).toBe('refuted')
    expect(result.counterexample, mutation.why).not.toBeNull()
    expect(result.failures).toBeGreaterThan(0)
  })
})
