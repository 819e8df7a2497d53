import { describe, expect, it } from 'vitest'
import {
  basicNumber,
  criticalByTheorem1,
  mPlayCount,
  satisfiesA,
  satisfiesB,
} from '../../src/exact-slow/index.ts'
import { sortedBox } from '../../src/rules/index.ts'
import { SMALL_BOXES } from './boxes.ts'

describe('critical positions by Theorem 1', () => {
  it.each([
    { x: [0, 0, 0], levels: [{ m: 0, condition: 'A' }] },
    { x: [0, 1, 1], levels: [{ m: 1, condition: 'A' }] },
    { x: [1, 2, 3], levels: [{ m: 3, condition: 'A' }] },
    { x: [3, 3, 3], levels: [{ m: 4, condition: 'B' }] },
    { x: [3, 5, 5], levels: [{ m: 6, condition: 'B' }] },
    { x: [1, 1], levels: [{ m: 2, condition: 'B' }] },
    { x: [2, 2], levels: [{ m: 4, condition: 'A' }] },
    { x: [1, 2], levels: [{ m: 3, condition: 'A' }] },
    { x: [1, 1, 1], levels: [] },
    { x: [0, 0, 1], levels: [] },
    { x: [4, 4, 4, 4], levels: [] },
  ])('$x is critical at $levels', ({ x, levels }) => {
    expect(criticalByTheorem1(x)).toEqual(levels)
    expect(criticalByTheorem1(x.map(BigInt))).toEqual(
      levels.map(({ m, condition }) => ({ m: BigInt(m), condition })),
    )
  })

  it.each(SMALL_BOXES)('agree with the definition (%i piles up to %i)', (piles, max) => {
    const box = sortedBox(piles, max)
    const M = new Int32Array(box.count)
    const smaller = new Map<number, Set<number>>()
    box.forEach((x, rank) => {
      M[rank] = mPlayCount(x)
      // All values M(y) for y ≺ x, computed from the definition, without an argument about play.
      const values = new Set<number>()
      const cover = [...x]
      for (let i = 0; i < piles; i++) {
        if (x[i] === 0 || x[i] === x[i - 1]) continue
        cover[i]!--
        const below = box.rank(cover)
        for (const value of smaller.get(below)!) values.add(value)
        values.add(M[below]!)
        cover[i]!++
      }
      smaller.set(rank, values)
      const expected = values.has(M[rank]) ? [] : [M[rank]]
      expect(criticalByTheorem1(x).map(({ m }) => m)).toEqual(expected)
    })
  })

  it('satisfy the named condition, and only for this m', () => {
    sortedBox(3, 9).forEach((x) => {
      for (let m = 0; m <= 14; m++) {
        const levels = criticalByTheorem1(x).filter((level) => level.m === m)
        expect(satisfiesA(x, m)).toBe(levels.some(({ condition }) => condition === 'A'))
        expect(satisfiesB(x, m)).toBe(levels.some(({ condition }) => condition === 'B'))
        expect(satisfiesA(x, m)).toBe(basicNumber(x) === m)
      }
    })
  })

  it('require sorted positions with at least two piles', () => {
    expect(() => criticalByTheorem1([2, 1])).toThrow('expected piles in ascending order')
    expect(() => satisfiesA([2], 2)).toThrow('expected at least 2 piles, got 1')
    expect(() => satisfiesB([2, 1], 2)).toThrow('expected piles in ascending order')
  })
})
