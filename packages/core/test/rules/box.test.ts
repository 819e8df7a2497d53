import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Box,
  boxCount,
  boxOf,
  denseBox,
  exactSlowNim,
  hypergraphNim,
  isSorted,
  sortedBox,
  WYTHOFF,
} from '../../src/rules/index.ts'

/** In colexicographic order, the last pile that differs decides. */
function compareColex(x: readonly number[], y: readonly number[]): number {
  const last = x.findLastIndex((pile, i) => pile !== y[i])
  return last < 0 ? 0 : x[last]! - y[last]!
}

function all(box: Box): number[][] {
  const found: number[][] = []
  box.forEach((position, rank) => {
    expect(rank).toBe(found.length)
    found.push([...position])
  })
  return found
}

const SMALL = [
  [1, 9],
  [2, 6],
  [3, 5],
  [4, 4],
  [5, 3],
  [7, 1],
  [3, 0],
] as const

describe.each([
  ['sortedBox', sortedBox],
  ['denseBox', denseBox],
])('%s(n, max)', (_, make) => {
  it.each(SMALL)('ranks, unranks and visits positions consistently, n = %i, max = %i', (n, max) => {
    const box = make(n, max)
    const positions = all(box)
    expect(positions).toHaveLength(box.count)
    expect(BigInt(box.count)).toBe(boxCount(n, max, box.sorted))
    expect(new Set(positions.map((x) => x.join())).size).toBe(box.count)
    positions.forEach((x, rank) => {
      expect(box.rank(x)).toBe(rank)
      expect(box.unrank(rank)).toEqual(x)
      expect(x.every((pile) => pile >= 0 && pile <= max)).toBe(true)
    })
  })

  it.each(SMALL)('is in colexicographic order, n = %i, max = %i', (n, max) => {
    const positions = all(make(n, max))
    expect([...positions].sort(compareColex)).toEqual(positions)
  })

  it('round-trips ranks of large boxes', () => {
    const box = make(5, 1000)
    fc.assert(
      fc.property(fc.nat(box.count - 1), (rank) => {
        expect(box.rank(box.unrank(rank))).toBe(rank)
      }),
    )
    expect(box.rank([1000, 1000, 1000, 1000, 1000])).toBe(box.count - 1)
  })

  it('rejects positions outside the box', () => {
    const box = make(3, 4)
    const outside = [
      [0, 0, 5],
      [-1, 0, 0],
      [0, 0],
      [0, 0, 0, 0],
      [0, 0.5, 1],
      [0, 0, Number.NaN],
    ]
    for (const position of outside) expect(() => box.rank(position)).toThrow(RangeError)
  })

  it('rejects ranks outside the box', () => {
    const box = make(3, 4)
    for (const rank of [-1, box.count, 0.5, Number.NaN]) {
      expect(() => box.unrank(rank)).toThrow(RangeError)
    }
  })
})

describe('sortedBox(n, max)', () => {
  it.each(SMALL)('contains only the sorted positions, n = %i, max = %i', (n, max) => {
    expect(all(sortedBox(n, max)).every((x) => isSorted(x))).toBe(true)
  })

  it('is extended by every larger box', () => {
    for (const [n, max] of SMALL) {
      const larger = sortedBox(n, max + 3)
      all(sortedBox(n, max)).forEach((x, rank) => expect(larger.rank(x)).toBe(rank))
    }
  })

  it('rejects positions that are not sorted', () => {
    expect(() => sortedBox(3, 4).rank([2, 1, 3])).toThrow(
      'position 2,1,3 is not a sorted position of the box',
    )
  })

  it('ranks positions of many piles', () => {
    const box = sortedBox(1000, 3)
    const rank = box.count - 12_345
    expect(box.rank(box.unrank(rank))).toBe(rank)
  })
})

describe('denseBox(n, max)', () => {
  it('reads the position as digits, with the first pile as the lowest digit', () => {
    expect(denseBox(3, 9).rank([3, 2, 1])).toBe(123)
    expect(denseBox(3, 9).unrank(123)).toEqual([3, 2, 1])
  })
})

describe('boxOf(ruleset, max)', () => {
  it('is sorted if and only if the rules do not distinguish the piles', () => {
    expect(boxOf(exactSlowNim(3, 2), 4)).toMatchObject({
      piles: 3,
      max: 4,
      sorted: true,
      count: 35,
    })
    expect(boxOf(WYTHOFF, 4)).toMatchObject({ piles: 2, sorted: true, count: 15 })
    expect(boxOf(hypergraphNim(3, [[1, 2]]), 4)).toMatchObject({ sorted: false, count: 125 })
  })
})
