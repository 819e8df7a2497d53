import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { CLAIMS } from '../../src/papers/registry.ts'
import { casesAt, judgedOtherwise } from './negated.ts'

describe('only the printed statement decides a verdict, in quick ranges', () => {
  const ported = CLAIMS.filter(({ wrong }) => wrong !== undefined)

  it.each(sampled(ported, 12).map((claim) => [claim.id, claim] as const))('%s', (_, claim) => {
    const cases = casesAt(claim, 'quick')
    expect(cases.length).toBeGreaterThan(0)
    expect(cases.flatMap((one) => judgedOtherwise(claim, one))).toEqual([])
  })
})
