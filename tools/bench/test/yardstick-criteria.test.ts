import { describe, expect, it } from 'vitest'
import type { YardstickRecord } from '../src/sections/yardstick-record.ts'
import { missRemarks, yardstickCriteria } from '../src/sections/yardstick-criteria.ts'

/** An entry for which nimlab takes `warmMs` milliseconds and the yardstick takes 1 millisecond. */
function record(warmMs: number, max = 60): YardstickRecord {
  const beside = { warmMs: 1, coldMs: 1, build: 'runs native', lane: 8, ratios: [warmMs] }
  return { ruleset: 'NIM(4,3)', max, value: 'outcome', warmMs, coldMs: 2, beside }
}

function met(...records: YardstickRecord[]): (boolean | null)[] {
  return yardstickCriteria(records).map((criterion) => criterion.met)
}

describe('the criteria about the yardstick', () => {
  it('are met at their limits', () => {
    expect(met(record(1))).toEqual([true, true])
    expect(met(record(1.5), record(0.5))).toEqual([true, true])
  })

  it('distinguish the mean from single entries', () => {
    expect(met(record(1.6), record(0.5))).toEqual([true, false])
    expect(met(record(1.2))).toEqual([false, true])
  })

  it('are not judged without a yardstick', () => {
    expect(met({ ...record(1), beside: null })).toEqual([null, null])
  })

  it('name the worst entry and count the entries above the limit, which a remark lists in descending order', () => {
    const records = [record(1.6), record(1.5, 59), record(3, 62), record(2, 61)]
    expect(yardstickCriteria(records)[1]!.measured).toBe(
      '3.00 (NIM(4,3) B=62 outcome), 3 of 4 above',
    )
    expect(missRemarks(records)).toEqual([
      'Above 1.50: NIM(4,3) B=62 outcome 3.00; NIM(4,3) B=61 outcome 2.00; NIM(4,3) B=60 outcome 1.60.',
    ])
    expect(missRemarks([{ ...record(9), beside: null }])).toEqual([])
  })
})
