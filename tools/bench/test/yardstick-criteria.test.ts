import { describe, expect, it } from 'vitest'
import type { YardstickRecord } from '../src/sections/yardstick-record.ts'
import { missRemarks, yardstickCriteria } from '../src/sections/yardstick-criteria.ts'

function record(warmMs: number, coldMs: number, beside: YardstickRecord['beside']) {
  return { ruleset: 'NIM(4,3)', max: 60, value: 'outcome', warmMs, coldMs, beside } as const
}

function beside(warmMs: number, coldMs: number) {
  return { warmMs, coldMs, build: 'runs native', lane: 8, narrowMs: 1.04 * warmMs, ratios: [1] }
}

function met(...records: YardstickRecord[]): (boolean | null)[] {
  return yardstickCriteria(records).map((criterion) => criterion.met)
}

describe('the criteria beside the yardstick', () => {
  it('are met at their bounds', () => {
    expect(met(record(1, 41, beside(1, 1)))).toEqual([true, true, true, true])
  })

  it('tell the mean from the single entry', () => {
    expect(met(record(1.6, 2, beside(1, 1)), record(0.5, 2, beside(1, 1)))).toEqual([
      true,
      false,
      true,
      true,
    ])
    expect(met(record(1.2, 2, beside(1, 1)))).toEqual([false, true, true, true])
  })

  it('tell a slow start from memory that is slow for everybody', () => {
    expect(met(record(1, 150, beside(1, 140)))).toEqual([true, true, false, true])
    expect(met(record(1, 150, beside(1, 20)))).toEqual([true, true, false, false])
  })

  it('are not judged without a yardstick, but for the start', () => {
    expect(met(record(1, 50, null))).toEqual([null, null, false, null])
  })

  it('list what misses them, the worst first, and what bounds them', () => {
    const slow = record(1.6, 2, { ...beside(1, 1), ratios: [1.6, 1.4] })
    const slower = record(16, 2, { ...beside(8, 1), build: 'planes native', ratios: [2, 2.1] })
    const slowest = record(3, 3, { ...beside(1, 1), narrowMs: 2, ratios: [3] })
    const records = [slow, record(1.5, 2, beside(1, 1)), { ...slower, max: 61 }]
    expect(missRemarks([...records, { ...slowest, max: 62 }])).toEqual([
      'Above 1.50: NIM(4,3) B=62 outcome 3.00 (in vectors of 128 bits B takes 2.00 ms); ' +
        'NIM(4,3) B=61 outcome 2.00 (planes of bytes fill vectors, short rows do not); ' +
        'NIM(4,3) B=60 outcome 1.60 (noise: 1.40 in another round).',
    ])
    expect(missRemarks([record(9, 9, null)])).toEqual([])
  })

  it('name the worst entry', () => {
    expect(yardstickCriteria([record(2, 2, beside(1, 1))])[1]!.measured).toBe(
      '2.00 (NIM(4,3) B=60 outcome)',
    )
  })
})
