import { describe, expect, it } from 'vitest'
import {
  ALTERNATIVE_READINGS,
  alternativeGeneration,
  moveByTheorem2,
  sieveStep,
  wythoffSieve,
} from '../../src/wythoff/index.ts'
import { winningPointsByPlay } from '../../src/wythoff/definitions/index.ts'

describe('the sieve', () => {
  it('produces the winning points found by play', () => {
    const { a, b } = wythoffSieve(30)
    const byPlay = winningPointsByPlay(b[30]!).map((point) => point.join())
    const bySieve = a.map((value, n) => `${value},${b[n]}`)
    expect(bySieve.sort()).toEqual(byPlay.filter((point) => bySieve.includes(point)).sort())
    expect(byPlay.filter((point) => Number(point.split(',')[0]) <= a[30]!)).toHaveLength(31)
  })

  it('produces the same terms by single applications of the steps L3 to L6', () => {
    const { a, b } = wythoffSieve(200)
    for (let n = 2; n <= 200; n++) {
      const step = sieveStep({ a: a.slice(0, n), b: b.slice(0, n) })
      expect([step.u, step.a, step.b]).toEqual([a[n], a[n], b[n]])
    }
  })

  it('reproduces J and u of the paper’s example n = 18', () => {
    const { a, b } = wythoffSieve(17)
    expect([a[17], b[17]]).toEqual([27, 44])
    expect(sieveStep({ a, b })).toEqual({
      J: [11, 12, 13, 14, 15, 16, 17],
      u: 29,
      a: 29,
      b: 47,
    })
  })

  it('needs at most two comparisons per term', () => {
    expect(wythoffSieve(10_000).comparisons).toBeLessThanOrEqual(20_000)
    expect(() => wythoffSieve(-1)).toThrow(RangeError)
  })
})

describe('the alternative generation', () => {
  it('equals the sieve if the test is corrected', () => {
    const { a, b } = wythoffSieve(50_000)
    expect(alternativeGeneration(50_000, 'corrected')).toEqual({ a, b })
  })

  it('differs early from the sieve in both readings of the printed test', () => {
    const { a } = wythoffSieve(10)
    const first = ALTERNATIVE_READINGS.map((reading) =>
      alternativeGeneration(10, reading).a.findIndex((value, n) => value !== a[n]),
    )
    expect(first).toEqual([4, 3])
    expect(() => alternativeGeneration(0, 'r1')).toThrow(RangeError)
  })
})

describe('the rules of Theorem 2', () => {
  it('prescribe the moves of the paper’s examples', () => {
    const tables = wythoffSieve(40)
    expect(moveByTheorem2([11, 18], tables, 1)).toEqual({ rule: 'T2.1', target: null })
    expect(moveByTheorem2([19, 26], tables, 1)).toEqual({ rule: 'T2.2', target: [11, 18] })
    expect(moveByTheorem2([14, 29], tables, 1)).toEqual({ rule: 'T2.3a', target: [14, 23] })
    expect(moveByTheorem2([15, 32], tables, 1)).toEqual({ rule: 'T2.3b', target: [9, 15] })
  })

  it('prescribe no move on the axis and on the diagonal if indices start at 1', () => {
    const tables = wythoffSieve(40)
    expect(moveByTheorem2([0, 7], tables, 1)).toBeNull()
    expect(moveByTheorem2([7, 7], tables, 1)).toBeNull()
    expect(moveByTheorem2([0, 7], tables, 0)).toEqual({ rule: 'T2.3a', target: [0, 0] })
    expect(moveByTheorem2([7, 7], tables, 0)).toEqual({ rule: 'T2.2', target: [0, 0] })
  })
})
