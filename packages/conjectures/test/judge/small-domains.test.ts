import { describe, expect, it } from 'vitest'
import { IS_LONG, sampled } from '../../../../vitest.sample.ts'
import type { UpToDomain } from '../../src/claim/verdict.ts'
import { exists } from '../../src/judge/existence.ts'
import { instances, type InstancesClaim } from '../../src/judge/instances.ts'
import { CLAIMS } from '../../src/papers/registry.ts'
import { faultsOf, smallChecks } from './small-domains.ts'

describe('on a small domain, no check throws, prints JSON, or finds a failure that the default domain does not have', () => {
  // The numbers 3 and 50 have no common divisor, so the seeds reach every check of every claim.
  it.each(sampled(CLAIMS, 3).map((claim) => [claim.id, claim] as const))('%s', (_, claim) => {
    const checks = smallChecks(claim, IS_LONG ? 20 : 12)
    expect(checks.length).toBeGreaterThan(0)
    expect(sampled(checks, 50).flatMap(faultsOf)).toEqual([])
  })
})

type Numbers = InstancesClaim<Record<string, never>, UpToDomain, number>

const SQUARE: Numbers = {
  id: 'GN-X',
  kind: 'remark',
  at: 'nowhere',
  title: 'some number has a square above 50',
  statement: 'some number has a square above 50',
  domain: () => ({ kind: 'up-to', of: 'number', max: 8 }),
  instances: ({ domain }) => [domain.max],
  digest: (largest) => largest,
  printed: exists({ no: 'such number', holdsWitness: (largest) => largest ** 2 > 50 }),
  witness: (largest) => ({ largest, squares: [largest ** 2] }),
}

/** The faults of a claim that is not in the registry. */
function faultsWith(changes: Partial<Numbers>): string[] {
  return smallChecks(instances({ ...SQUARE, ...changes }), 12).flatMap(faultsOf)
}

describe('the test of small domains', () => {
  it('accepts a statement of existence that describes its witness', () => {
    expect(faultsWith({})).toEqual([])
  })

  it('reports a statement of existence that a small domain refutes', () => {
    const faults = faultsWith({ printed: (largest) => largest ** 2 > 50 })
    expect(faults).toHaveLength(8)
    expect(faults[0]).toContain('refuted: ')
  })

  it('reports a question that a small domain wrongly answers with no', () => {
    const faults = faultsWith({ kind: 'question', printed: (largest) => largest ** 2 > 50 })
    expect(faults).toHaveLength(8)
    expect(faults[0]).toContain('answered: ')
  })

  it('reports a check that throws', () => {
    const digest = (largest: number): number => {
      if (largest === 3) throw new TypeError('planted')
      return largest
    }
    expect(faultsWith({ digest })).toEqual([
      'GN-X {} on {"kind":"up-to","of":"number","max":3}: TypeError: planted',
    ])
  })

  it('reports a default domain that is too small to decide the statement', () => {
    const domain = (): UpToDomain => ({ kind: 'up-to', of: 'number', max: 5 })
    expect(faultsWith({ domain })).toHaveLength(6)
  })

  it.each(['{"n":1}', 'x = [0,1]', '["a"]', '[]'])('reports JSON in the evidence: %s', (json) => {
    const evidence = () => ({ expected: 'a square', actual: 'none', explain: `there is ${json}` })
    expect(faultsWith({ printed: () => false, evidence })[0]).toContain('JSON in')
  })

  it('accepts the sets of a game in the evidence', () => {
    const evidence = () => ({ expected: 'P', actual: 'N', explain: 'in SN(3,{2,3}) 1,1 is N' })
    expect(faultsWith({ printed: () => false, evidence })).toEqual([])
  })
})
