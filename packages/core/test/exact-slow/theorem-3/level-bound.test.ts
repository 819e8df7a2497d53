import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  basicBound,
  evenBoundByDefinition,
  evenBoundByTheorem3,
  isExceptional,
  levelBoundByDefinition,
  levelBoundByFormula,
  levelBoundBySystem,
  mMove,
  SLACK_READINGS,
  THEOREM_3_READINGS,
} from '../../../src/exact-slow/index.ts'
import { sortedBox } from '../../../src/rules/index.ts'
import { sortedPosition } from '../../arbitraries/sorted-position.ts'
import { smallest } from '../smallest.ts'

describe('b_t by definition', () => {
  it.each([
    // z = (0,4,4) ≼ (1,4,5) has level 4 and the form (z_1,b,b). Also, z_2 = 4 = x_2 and z_3 = 4 ≥
    // x_3 − 1.
    { x: [1, 4, 5], t: 2, b: 4 },
    { x: [1, 4, 5], t: 3, b: 4 },
    { x: [1, 4, 5], t: 4, b: 4 },
    // z_3 would have to be 6 or 7.
    { x: [1, 4, 7], t: 4, b: null },
    { x: [2, 2], t: 2, b: 2 },
    { x: [2, 2], t: 3, b: 4 },
    { x: [3, 3, 4, 4], t: 5, b: 4 },
    { x: [3, 3, 4, 4], t: 4, b: 4 },
    { x: [0, 0, 2], t: 4, b: null },
    { x: [0, 0, 2], t: 2, b: 0 },
  ])('is $b at $x for t = $t', ({ x, t, b }) => {
    expect(levelBoundByDefinition(x, t)).toBe(b)
    expect(levelBoundByDefinition(x.map(BigInt), t)).toBe(b === null ? null : BigInt(b))
  })

  it.each([
    [2, 16],
    [3, 11],
    [4, 8],
    [5, 6],
  ])(
    'has a maximum over t that equals B(x) if and only if B(x) is even (%i piles up to %i)',
    (n, max) => {
      sortedBox(n, max).forEach((x) => {
        const bounds = Array.from({ length: n }, (_, i) => levelBoundByDefinition(x, i + 2))
        const E = evenBoundByDefinition(x)
        expect(Math.max(...bounds.map((bound) => bound ?? 0))).toBe(E)
        if (isExceptional(x)) return
        const B = basicBound(x)
        expect(E).toBeLessThanOrEqual(B)
        expect(E === B).toBe(B % 2 === 0)
        if (x[1]! > 0) expect(B % 2 === 0 ? E : evenBoundByDefinition(mMove(x)) + 1).toBe(B)
      })
    },
  )

  it('requires t from 2 to k + 2', () => {
    expect(() => levelBoundByDefinition([1, 2, 3], 1)).toThrow('expected t from 2 to 4, got 1')
    expect(() => levelBoundByDefinition([1, 2, 3], 5)).toThrow('expected t from 2 to 4, got 5')
    expect(() => evenBoundByDefinition([2, 1])).toThrow('expected piles in ascending order')
  })
})

describe('b_t as the proof of Theorem 3 computes it', () => {
  it.each([
    // A_3 = 4 and A_4 = 8, so q is min(⌊(2+4)/2⌋, 2) or ⌊(2+8)/4⌋.
    { x: [3, 4, 5], t: 2, reading: 'dropped', b: 4 },
    { x: [3, 4, 5], t: 3, reading: 'dropped', b: 4 },
    { x: [3, 4, 5], t: 4, reading: 'dropped', b: 4 },
    // ⌊(4+8)/4⌋ = 3, but ⌊5/2⌋ = 2 if the last pile is repeated.
    { x: [4, 4, 5], t: 4, reading: 'dropped', b: 6 },
    { x: [4, 4, 5], t: 4, reading: 'repeat-last', b: 4 },
    { x: [0, 1, 4], t: 4, reading: 'dropped', b: 2 },
  ] as const)('is $b at $x for t = $t, reading $reading', ({ x, t, reading, b }) => {
    expect(levelBoundByFormula(x, t, reading)).toBe(b)
    expect(levelBoundBySystem(x, t, reading, 'any-sign')).toBe(b)
    expect(levelBoundByFormula<bigint>(x.map(BigInt), t, reading)).toBe(BigInt(b))
    expect(levelBoundBySystem<bigint>(x.map(BigInt), t, reading, 'any-sign')).toBe(BigInt(b))
  })

  it('equals the largest q of the system if s may be negative, as the closed form states', () => {
    fc.assert(
      fc.property(
        sortedPosition({ minPiles: 2, maxPiles: 6, max: 90n }),
        fc.constantFrom(...THEOREM_3_READINGS),
        (x, reading) => {
          for (let t = 2; t <= x.length + (reading === 't-to-k+1' ? 0 : 1); t++) {
            const largest = levelBoundBySystem(x, t, reading, 'any-sign')
            expect(levelBoundByFormula(x, t, reading)).toBe(largest)
          }
        },
      ),
    )
  })

  it('has no solution at (0,0,2), t = 4, if s may not be negative', () => {
    expect(levelBoundBySystem([0, 0, 2], 4, 'dropped', 'nonnegative')).toBeNull()
    expect(levelBoundByFormula([0, 0, 2], 4, 'dropped')).toBe(0)
  })

  it('uses the largest b_t over the t of the reading', () => {
    sortedBox(4, 7).forEach((x) => {
      for (const reading of THEOREM_3_READINGS) {
        const last = reading === 't-to-k+1' ? 4 : 5
        let largest = 0
        for (let t = 2; t <= last; t++) {
          largest = Math.max(largest, levelBoundByFormula(x, t, reading))
        }
        expect(evenBoundByTheorem3(x, reading)).toBe(largest)
      }
    })
  })

  it('requires t from 2 to the last t of the reading', () => {
    expect(() => levelBoundByFormula([1, 2, 3], 4, 't-to-k+1')).toThrow('expected t from 2 to 3')
    expect(() => levelBoundByFormula([1, 2, 3], 2.5, 'dropped')).toThrow('expected t from 2 to 4')
    for (const slack of SLACK_READINGS) {
      expect(() => levelBoundBySystem([1, 2, 3], 1, 'dropped', slack)).toThrow(RangeError)
    }
    expect(() => evenBoundByTheorem3([2, 1], 'dropped')).toThrow('piles in ascending order')
  })
})

/**
 * An enumeration finds the smallest positions at which the computed b_t differs from the defined
 * b_t.
 */
describe('the computed b_t differs from the defined b_t', () => {
  it.each([
    { n: 2, t: 3, reading: 'repeat-last', slack: 'any-sign', x: [2, 2] },
    { n: 3, t: 4, reading: 'dropped', slack: 'any-sign', x: [0, 0, 2] },
    { n: 3, t: 4, reading: 'dropped', slack: 'nonnegative', x: [0, 0, 4] },
    { n: 3, t: 4, reading: 'repeat-last', slack: 'nonnegative', x: [0, 0, 4] },
    { n: 4, t: 4, reading: 't-to-k+1', slack: 'any-sign', x: [0, 0, 2, 2] },
    { n: 4, t: 4, reading: 't-to-k+1', slack: 'nonnegative', x: [0, 0, 4, 4] },
  ] as const)(
    'first at $x for t = $t, reading $reading, s $slack',
    ({ n, t, reading, slack, x }) => {
      const differs = (y: readonly number[]): boolean =>
        levelBoundBySystem(y, t, reading, slack) !== levelBoundByDefinition(y, t)
      expect(smallest(n, 9, differs)).toEqual(x)
    },
  )
})
