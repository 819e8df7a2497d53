import type { KernelChoice } from '@nim/bruteforce'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import type { CaseParameters } from '../../src/claim/parameter.ts'
import { findClaim } from '../../src/papers/registry.ts'

type Vector = readonly number[]
type Levels = (x: Vector) => readonly number[]

const sum = (x: Vector): number => x.reduce((a, b) => a + b, 0)

/** The statement without what it says of itself beyond what it is asked for. */
function bare(statement: unknown): unknown {
  if (typeof statement === 'function') return (...args: unknown[]): unknown => statement(...args)
  if (typeof statement !== 'object' || statement === null) return statement
  return Object.fromEntries(Object.entries(statement).map(([name, part]) => [name, bare(part)]))
}

/** Claims that are judged row by row, each with something wrong in the place of the statement. */
const CASES: readonly (readonly [string, CaseParameters, max: number, wrong: unknown])[] = [
  ['GMMV-T1', { n: 2 }, 30, () => []],
  ['GMMV-T1', { n: 4 }, 11, (x: Vector) => [{ m: sum(x) % 5, condition: 'A' }]],
  ['GMMV-T2', { n: 4 }, 11, (m: number, M: number, R: number) => m + M + R < 20],
  ['GMMV-T2', { n: 2 }, 30, (m: number, M: number, R: number) => m === M && M < R],
  ['GMMV-T3', { n: 2 }, 30, (x: Vector) => x[1]!],
  ['GMMV-T3', { n: 5 }, 8, sum],
  ['GMMV-S1.7', { n: 4, part: 'a' }, 11, { isP: (_: number, M: number) => M % 3 === 0 }],
  ['GMMV-S1.7', { n: 3, part: 'a' }, 15, { isP: (m: number) => m % 2 === 1 }],
  ['GMMV-S3', { n: 4, part: 'a-formula' }, 11, { criticalLevels: ((x) => [sum(x)]) as Levels }],
  ['GMMV-S3', { n: 3, part: 'a-formula' }, 15, { criticalLevels: (() => []) as Levels }],
  ['GMMV-F4', { n: 1, part: 'k=1' }, 30, { 'k=1': () => 1 }],
  ['GMMV-F4', { n: 4, part: 'k=1' }, 11, { 'k=1': (x: Vector) => x[3]! }],
  ['GMMV-F4', { n: 4, part: 'k=n' }, 11, { 'k=n': sum }],
]

const KERNELS: readonly KernelChoice[] = ['plain', 'second']

describe('a claim that is judged row by row', () => {
  it.each(CASES)(
    'is judged the same by every kernel and position by position: %s %o up to %i',
    (id, parameters, max, wrong) => {
      const claim = findClaim(id)!
      const domain = { kind: 'box', max } as const
      const right = claim.check(parameters, domain)
      const refuted = claim.judge(wrong, parameters, domain)
      expect(claim.judge(bare(claim.printed), parameters, domain)).toEqual(right)
      expect(claim.judge(bare(wrong), parameters, domain)).toEqual(refuted)
      expect(refuted.verdict).toBe('refuted')
      expect(refuted.digest).not.toBe(right.digest)
      for (const kernel of KERNELS) {
        const limits = { ...DEFAULT_LIMITS, kernel }
        expect(claim.check(parameters, domain, limits)).toEqual(right)
        expect(claim.judge(wrong, parameters, domain, limits)).toEqual(refuted)
      }
    },
  )
})
