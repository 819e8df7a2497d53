import { THEOREM_3_READINGS } from '@nim/core/exact-slow'
import { describe, expect, it } from 'vitest'
import { makeRowsOf } from '../../src/facts/exact-slow/remoteness-by-rows.ts'
import type { CaseParameters } from '../../src/claim/parameter.ts'
import { findClaim } from '../../src/papers/registry.ts'

type Formula = (position: readonly number[], parameters: CaseParameters) => number | null

const BOXES: readonly (readonly [n: number, max: number])[] = [
  [3, 25],
  [4, 15],
  [5, 11],
  [6, 8],
  [7, 6],
]

const CASES = BOXES.flatMap(([n, max]) => [
  ...THEOREM_3_READINGS.map((reading) => ['GMMV-T3-alg', { n, reading }, max] as const),
  ['GMMV-T3-alg-fix', { n }, max] as const,
  ['GMMV-T3', { n }, max] as const,
])

CASES.push(['GMMV-T3', { n: 2 }, 40])

describe('a formula for R row by row', () => {
  it.each(CASES)('is the same as at every position: %s %o up to %i', (id, parameters, max) => {
    const claim = findClaim(id)!
    const printed = claim.printed as Formula
    expect(makeRowsOf(printed)).toBeDefined()
    const domain = { kind: 'box', max } as const
    const found = claim.check(parameters, domain)
    expect(found).toEqual(
      claim.judge((x: readonly number[], c: CaseParameters) => printed(x, c), parameters, domain),
    )
    const wrong: Formula = (x, c) => (x.at(-1) === max ? 0 : printed(x, c))
    expect(found).not.toEqual(claim.judge(wrong, parameters, domain))
  })
})
