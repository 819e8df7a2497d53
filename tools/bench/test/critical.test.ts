import { describe, expect, it } from 'vitest'
import { fasterCriterion } from '../src/sections/critical.ts'

const CALL = { call: 'check', processor: 2 }

describe('the criterion of critical positions', () => {
  it('is met from 8 times on', () => {
    expect(fasterCriterion({ ...CALL, before: 16 })).toMatchObject({
      measured: '8.00 times',
      met: true,
    })
    expect(fasterCriterion({ ...CALL, before: 15.9 }).met).toBe(false)
  })

  it('is not judged by the time of another processor', () => {
    expect(fasterCriterion({ ...CALL, before: null }).met).toBe(null)
  })
})
