import { describe, expect, it } from 'vitest'
import {
  ATTRITION_NUMBERINGS,
  attritionOutcome,
  attritionPoints,
  flipFlopOutcome,
  wythoffOutcome,
} from '../../src/wythoff/index.ts'

describe('Attrition', () => {
  it('has the same outcomes for bigints', () => {
    expect(attritionOutcome([0n, 0n])).toBe('N')
    expect(attritionOutcome([0n, 1n])).toBe('P')
    expect(attritionOutcome([2n, 2n])).toBe('P')
    expect(attritionOutcome([1n, 2n])).toBe('N')
    expect(attritionOutcome([3n, 5n])).toBe('P')
  })

  it('has two points for k = 2 in the first numbering, and one in the second', () => {
    expect(attritionPoints(ATTRITION_NUMBERINGS.first, 2)).toEqual([
      [2, 2],
      [3, 5],
    ])
    expect(attritionPoints(ATTRITION_NUMBERINGS.second, 2)).toEqual([[3, 5]])
    expect(attritionPoints(ATTRITION_NUMBERINGS.first, 0)).toEqual([])
  })
})

describe('Flip-Flop', () => {
  it('has the winning points of its phase, as (56) states', () => {
    for (let L = 0; L <= 12; L++) {
      for (let S = 0; S <= L; S++) {
        expect(flipFlopOutcome([S, L], 'normal')).toBe(wythoffOutcome([S, L]))
        expect(flipFlopOutcome([S, L], 'attrition')).toBe(attritionOutcome([S, L]))
      }
    }
  })
})
