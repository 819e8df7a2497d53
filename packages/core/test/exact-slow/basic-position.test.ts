import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  basicBound,
  basicNumber,
  basicPositionsBelow,
  isBasic,
} from '../../src/exact-slow/index.ts'
import { dominates, type Position, sortedBox } from '../../src/rules/index.ts'
import { SMALL_BOXES } from './boxes.ts'

describe('basic positions', () => {
  it.each([
    { x: [0, 0, 0], b: 0 },
    { x: [0, 1, 1], b: 1 },
    { x: [0, 2, 2], b: 2 },
    { x: [1, 2, 3], b: 3 },
    { x: [2, 2, 4, 4], b: 4 },
    { x: [2, 5, 5], b: null, why: '|x| = 12 = 2·6, but x is neither even nor below' },
    { x: [1, 1, 2], b: null, why: '|x| = 4 = 2·2, but two piles are odd' },
    { x: [0, 0, 4], b: null, why: 'the bound condition fails' },
    { x: [1, 1, 1], b: null, why: '3 is not divisible by 2' },
    { x: [1, 1], b: null, why: 'b = 2 needs even piles' },
    { x: [1, 2], b: 3 },
  ])('b of $x is $b', ({ x, b }) => {
    expect(basicNumber(x)).toBe(b)
    expect(basicNumber(x.map(BigInt))).toBe(b === null ? null : BigInt(b))
    expect(isBasic(x)).toBe(b !== null)
  })

  it('satisfy z_1 + z_2 ≥ b(z), and b(z) is the largest level B(z)', () => {
    for (const [piles, max] of SMALL_BOXES) {
      sortedBox(piles, max).forEach((z) => {
        const b = basicNumber(z)
        if (b === null) return
        expect(z[0]! + z[1]!).toBeGreaterThanOrEqual(b)
        expect(basicBound(z)).toBe(b)
      })
    }
  })

  it('below a position are listed once each, in lexicographic order', () => {
    const piles = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(
        piles.map((list) => list.sort((a, b) => a - b)),
        (x) => {
          const expected: { z: Position; b: number }[] = []
          sortedBox(x.length, 7).forEach((z) => {
            const b = basicNumber(z)
            if (b !== null && dominates(x, z)) expected.push({ z: [...z], b })
          })
          expected.sort((a, b) => (a.z.join() < b.z.join() ? -1 : 1))
          expect([...basicPositionsBelow(x)]).toEqual(expected)
        },
      ),
    )
  })

  it('require sorted positions with at least two piles', () => {
    expect(() => isBasic([2, 1])).toThrow('expected piles in ascending order')
    expect(() => [...basicPositionsBelow([2])]).toThrow('expected at least 2 piles, got 1')
  })
})
