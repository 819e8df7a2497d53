import { describe, expect, it } from 'vitest'
import { CLAIMS } from '../src/papers/registry.ts'
import { casesOf, DEFAULT_LIMITS } from '../src/index.ts'

/** One claim of each shape that examines many items. */
const WATCHED = ['GMMV-T2', 'DH-L3.1', 'DH-C1', 'GMMV-App', 'V-T4', 'GMMV-F4', 'NT-L2']

describe('a check with a signal or a progress callback', () => {
  it.each(WATCHED)('%s ends on request, and the callback does not change its result', (id) => {
    const claim = CLAIMS.find((one) => one.id === id)!
    const parameters = casesOf(claim.parameters, {})[0]!
    const domain = claim.defaultDomain(parameters)
    const signal = { aborted: true, reason: new Error('enough') }
    const check = (more: object) => claim.check(parameters, domain, { ...DEFAULT_LIMITS, ...more })
    expect(() => check({ signal })).toThrow('enough')
    const steps = new Set<string>()
    const found = check({ onProgress: ({ step }: { step: string }) => steps.add(step) })
    expect(found.digest).toBe(check({}).digest)
    expect(steps.size).toBeGreaterThan(0)
  })
})
