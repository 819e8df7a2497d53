import { Worker } from 'node:worker_threads'
import { provideThreads } from '@nim/bruteforce/threads'
import { and, integer, lt } from '@nim/presburger'
import { describe, expect, it, vi } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { type CaseParameters, memoryUnder } from '../../src/index.ts'
import { findClaim } from '../../src/papers/registry.ts'
import type { FormulaStatement } from '../../src/rows/formula-statement.ts'

const DEFAULT = 2 ** 32

/**
 * Checks that read outcomes by patterns, by rows and by facts, and checks that read remoteness.
 * Some claims hold and some are refuted.
 */
const CASES: readonly (readonly [string, CaseParameters, number])[] = [
  ['GMMV-F2', { n: 4, k: 3 }, 60],
  ['DH-T4.1', { n: 4, A: '{2,3}' }, 60],
  ['DH-T3.3', { n: 4 }, 75],
  ['DH-C1', { n: 5, k: 3 }, 30],
  ['GMMV-App', { branch: 'whole' }, 60],
  ['GMMV-App', { branch: 'case2.2c' }, 60],
  ['GN-3.1.c', { n: 4 }, 60],
  ['GMMV-T3-alg', { n: 4, reading: 'dropped' }, 60],
  ['GMMV-T3', { part: 'value', n: 5 }, 30],
]

describe('a check solves layer by layer if the memory limit is below the size of its table', () => {
  for (const [id, parameters, max] of sampled(CASES, 6)) {
    it(`${id} ${JSON.stringify(parameters)} has the same result`, () => {
      const claim = findClaim(id)!
      const domain = { ...claim.defaultDomain(parameters), max }
      const cost = claim.cost(parameters, domain)
      const least = Number(cost.leastMemory!)
      expect(least).toBeLessThan(Number(cost.memory))
      expect(memoryUnder(cost, least)).toBe(cost.leastMemory)
      expect(memoryUnder(cost, DEFAULT)).toBe(cost.memory)
      const whole = claim.check(parameters, domain)
      expect(claim.check(parameters, domain, { memory: least })).toEqual(whole)
      expect(() => claim.check(parameters, domain, { memory: least - 2 ** 16 })).toThrow(RangeError)
    })
  }

  it('it names the smallest counterexample of a false statement, with its options', () => {
    const claim = findClaim('GMMV-F2')!
    const parameters = { n: 4, k: 3 }
    const domain = { kind: 'box', max: 60 } as const
    const memory = Number(claim.cost(parameters, domain).leastMemory!)
    const printed = claim.statementOf!(parameters) as FormulaStatement
    const wrong = { ...printed, says: and(printed.says, lt(integer('x4'), 54)) }
    const whole = claim.judge(wrong, parameters, domain)
    expect(whole.verdict).toBe('refuted')
    expect(claim.judge(wrong, parameters, domain, { memory })).toEqual(whole)
  })

  it('it uses several threads if the limit has room for their layers', () => {
    provideThreads()
    const asked = vi.spyOn(Worker.prototype, 'postMessage')
    const claim = findClaim('GMMV-F2')!
    const parameters = { n: 4, k: 3 }
    const domain = { kind: 'box', max: 250 } as const
    const cost = claim.cost(parameters, domain)
    const memory = 2 * Number(cost.leastMemory!)
    expect(memory).toBeLessThan(Number(cost.memory))
    const one = claim.check(parameters, domain, { memory })
    expect(asked).not.toHaveBeenCalled()
    expect(claim.check(parameters, domain, { memory, threads: 2 })).toEqual(one)
    expect(asked).toHaveBeenCalled()
  })

  it('it rejects a second algorithm, which needs the whole table', () => {
    const claim = findClaim('GMMV-F2')!
    const domain = { kind: 'box', max: 60 } as const
    const memory = Number(claim.cost({ n: 4, k: 3 }, domain).leastMemory!)
    const check = (): unknown => claim.check({ n: 4, k: 3 }, domain, { memory, kernel: 'second' })
    expect(check).toThrow(/needs .* the limit is/)
  })
})
