import {
  exactSlowNim,
  hypergraphNim,
  isTerminal,
  type Position,
  slowSetNim,
  sorted,
  sortedBox,
  WYTHOFF,
} from '@nim/core/rules'
import { reduce } from '@nim/core/setnim'
import { describe, expect, it } from 'vitest'
import { reductionTable } from '../src/index.ts'
import { subsets } from './arbitraries/ruleset.ts'

/**
 * u(x) by a literal implementation of DH-D3. This implementation tries all legal index sets and
 * does not sort the piles.
 */
function unplayable(n: number, sizes: readonly number[]): (x: Position) => readonly number[] {
  const ruleset = slowSetNim(n, sizes)
  const known = new Map<string, readonly number[]>()
  const u = (x: Position): readonly number[] => {
    let least = known.get(x.join())
    if (least === undefined) {
      least = isTerminal(ruleset, sorted(x)) ? [...x] : x.map(() => Number.POSITIVE_INFINITY)
      for (const set of subsets(n)) {
        if (!sizes.includes(set.length) || set.some((i) => x[i - 1] === 0)) continue
        const below = u(x.map((pile, i) => (set.includes(i + 1) ? pile - 1 : pile)))
        least = least.map((height, i) => Math.min(height, below[i]!))
      }
      known.set(x.join(), least)
    }
    return least
  }
  return u
}

/**
 * u(x) by rank: the minimum over all options. The heights of each option are first put back into
 * the order of its piles.
 */
function leastByRecursion(n: number, sizes: readonly number[], max: number): number[][] {
  const box = sortedBox(n, max)
  const least: number[][] = []
  box.forEach((x) => {
    let u: number[] | null = null
    for (const set of subsets(n)) {
      if (!sizes.includes(set.length) || set.some((i) => x[i - 1] === 0)) continue
      const left = x.map((pile, i) => (set.includes(i + 1) ? pile - 1 : pile))
      const order = left.map((_, i) => i).sort((i, j) => left[i]! - left[j]!)
      const below = least[box.rank(order.map((i) => left[i]!))]!
      const inPlace = new Array<number>(n)
      order.forEach((pile, place) => (inPlace[pile] = below[place]!))
      u = u === null ? inPlace : u.map((height, i) => Math.min(height, inPlace[i]!))
    }
    least.push(u ?? [...x])
  })
  return least
}

describe('reductionTable', () => {
  for (const [n, max] of [
    [1, 6],
    [2, 6],
    [3, 5],
    [4, 4],
  ] as const) {
    it(`agrees with the definition for every A and ${n} piles`, () => {
      for (const sizes of subsets(n)) {
        const u = unplayable(n, sizes)
        const { box, reducedAt, isReducedRank } = reductionTable(slowSetNim(n, sizes), { max })
        const into: number[] = []
        box.forEach((x, rank) => {
          const expected = x.map((pile, i) => pile - u(x)[i]!)
          expect(reducedAt(rank)).toEqual(expected)
          expect(reducedAt(rank, into)).toBe(into)
          expect(into).toEqual(expected)
          expect(isReducedRank(rank)).toBe(u(x).every((height) => height === 0))
        })
      }
    })
  }

  it('is the same by the kernel and by typed arrays, for every number of piles that the kernel supports', () => {
    for (const [n, sizes, max] of [
      [2, [1, 2], 60],
      [3, [3], 30],
      [3, [2, 3], 20],
      [4, [1, 4], 12],
      [5, [4, 5], 9],
      [6, [3, 5], 7],
      [7, [6], 6],
      [8, [1, 7], 4],
      [8, [5, 6, 7, 8], 5],
    ] as const) {
      const ruleset = slowSetNim(n, sizes)
      const { box, unplayable, stride, isReducedRank, release } = reductionTable(ruleset, { max })
      const least = leastByRecursion(n, sizes, max)
      box.forEach((_, rank) => {
        const u = Array.from(unplayable.subarray(rank * stride, rank * stride + n))
        expect(u).toEqual(least[rank])
        expect(isReducedRank(rank)).toBe(u.every((height) => height === 0))
      })
      release()
    }
  })

  it('stores heights of more than one byte', () => {
    for (const [n, sizes, max] of [
      [2, [1, 2], 300],
      [2, [2], 300],
      [3, [2, 3], 257],
    ] as const) {
      const { box, reducedAt } = reductionTable(slowSetNim(n, sizes), { max })
      for (let rank = 0; rank < box.count; rank += n === 2 ? 7 : 997) {
        expect(reducedAt(rank)).toEqual(reduce(box.unrank(rank), sizes[0]))
      }
    }
    const { box, reducedAt } = reductionTable(exactSlowNim(2, 2), { max: 300 })
    expect(reducedAt(box.rank([7, 300]))).toEqual([7, 7])
    expect(reducedAt(box.rank([0, 300]))).toEqual([0, 0])
  })

  it('accepts only slow symmetric games', () => {
    expect(() => reductionTable(WYTHOFF, { max: 3 })).toThrow(RangeError)
    expect(() => reductionTable(hypergraphNim(3, [[1, 2]]), { max: 3 })).toThrow(RangeError)
  })
})
