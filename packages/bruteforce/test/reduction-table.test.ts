import {
  exactSlowNim,
  hypergraphNim,
  isTerminal,
  type Position,
  slowSetNim,
  sorted,
  WYTHOFF,
} from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { reductionTable } from '../src/index.ts'
import { subsets } from './arbitraries/ruleset.ts'

/** u(x) by DH-D3, word for word: all legal index sets, piles keep their identity, no sorting. */
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

  it('holds heights of more than one byte', () => {
    const { box, reducedAt } = reductionTable(exactSlowNim(2, 2), { max: 300 })
    expect(reducedAt(box.rank([7, 300]))).toEqual([7, 7])
    expect(reducedAt(box.rank([0, 300]))).toEqual([0, 0])
  })

  it('is for slow symmetric games only', () => {
    expect(() => reductionTable(WYTHOFF, { max: 3 })).toThrow(RangeError)
    expect(() => reductionTable(hypergraphNim(3, [[1, 2]]), { max: 3 })).toThrow(RangeError)
  })
})
