import { describe, expect, it } from 'vitest'
import {
  compareGolden,
  deviation,
  errorOfPhi,
  goldenOf,
  isWithinOfPhi,
  leastIndex,
  lowerWythoff,
  MILLION,
  PHI,
  ratioDeviation,
  upperWythoff,
} from '../../src/wythoff/index.ts'

describe('nearness to the golden ratio', () => {
  it('is decided exactly', () => {
    expect([
      isWithinOfPhi({ p: 1618n, q: 1000n }, 4),
      isWithinOfPhi({ p: 1618n, q: 1000n }, 5),
    ]).toEqual([true, false])
    const error = errorOfPhi({ p: 1618n, q: 1000n })
    expect(compareGolden(error, goldenOf({ p: 33_988n, q: 1_000_000_000n }))).toBe(1)
    expect(compareGolden(error, goldenOf({ p: 33_989n, q: 1_000_000_000n }))).toBe(-1)
  })

  it('a term differs from the line by less than one, and its ratio from φ by less than 1/n', () => {
    for (let n = 1; n <= 500; n++) {
      const [a, b] = [lowerWythoff(n), upperWythoff(n)]
      expect(deviation(PHI, a, n)).toBeLessThanOrEqual(MILLION)
      expect(ratioDeviation(PHI, { n, a, b })).toBeLessThan(MILLION)
    }
    expect(deviation(PHI, 2, 1)).toBe(381_967n)
  })

  it('finds the smallest index whose multiple of φ exceeds S', () => {
    for (let S = 1; S <= 100; S++) {
      expect(leastIndex(PHI, BigInt(S))).toBe(BigInt(Math.floor((S * 2) / (1 + Math.sqrt(5))) + 1))
    }
  })
})
