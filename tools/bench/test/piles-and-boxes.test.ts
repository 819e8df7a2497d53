import { describe, expect, it } from 'vitest'
import { type PilesRecord, pilesCriteria } from '../src/sections/piles.ts'
import { type FamilyRecord, smallBoxesCriterion } from '../src/sections/small-boxes.ts'

function timed(ruleset: string, nanoseconds: number, sets: number): PilesRecord {
  return { ruleset, max: 9, value: 'outcome', nanoseconds, sets }
}

describe('the criteria of eight piles and more', () => {
  const fewer = timed('NIM(7,4)', 1, 35)

  it('compare by position and set', () => {
    expect(pilesCriteria([fewer, timed('NIM(8,4)', 5, 70)]).map(({ met }) => met)).toEqual([
      true,
      true,
    ])
    const [times, nanoseconds] = pilesCriteria([fewer, timed('NIM(8,4)', 5.1, 70)])
    expect(times).toMatchObject({ measured: '2.55 (NIM(8,4) B=9 outcome), 1 of 1 above' })
    expect(nanoseconds!.met).toBe(true)
  })

  it('bound the time of a position, of the others only', () => {
    const slow = timed('NIM(7,4)', 100, 35)
    const criteria = pilesCriteria([slow, timed('NIM(9,5)', 15, 126), timed('NIM(9,6)', 16, 84)])
    expect(criteria.map(({ met }) => met)).toEqual([true, false])
    expect(criteria[1]!.measured).toBe('16.00 (NIM(9,6) B=9 outcome), 1 of 2 above')
  })

  it('need a value of a game with fewer piles, and one of a game with more', () => {
    expect(pilesCriteria([fewer])).toEqual([])
  })
})

describe('the criterion of small boxes', () => {
  function family(...ms: number[]): FamilyRecord {
    const boxes = ms.map((time, i) => ({ max: i, positions: 10 ** i, ms: time }))
    return { name: 'NIM(7,4) outcome', boxes }
  }

  it('allows a quarter more, or 0.3 ms, whichever is more', () => {
    expect(smallBoxesCriterion([family(0.29, 0.001)]).met).toBe(true)
    expect(smallBoxesCriterion([family(0.32, 0.001)]).met).toBe(false)
    expect(smallBoxesCriterion([family(12.4, 10)]).met).toBe(true)
    expect(smallBoxesCriterion([family(12.6, 10)]).met).toBe(false)
  })

  it('compares with all larger boxes, and names the worst pair', () => {
    const criterion = smallBoxesCriterion([family(0.1, 11.9, 12, 0.41), family(1, 2, 3)])
    expect(criterion).toMatchObject({
      measured: '12.0 ms beside 0.410 ms (NIM(7,4) outcome B=2, B=3), 1 of 2 games above',
      met: false,
    })
  })

  it('has nothing against larger boxes that take longer', () => {
    expect(smallBoxesCriterion([family(0.1, 5, 100)]).met).toBe(true)
  })
})
