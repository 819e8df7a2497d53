import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { options, type Position, slowSetNim, sortedBox } from '../../src/rules/index.ts'
import { longestPlay } from '../../src/setnim/index.ts'
import { stacksNearBalance } from '../arbitraries/stacks-near-balance.ts'
import { subsetsOfSizes } from './subsets-of-sizes.ts'

/** The number of moves of the longest play, computed from the rules alone. */
function longestByPlay(n: number, sizes: readonly number[]): (x: Position) => number {
  const ruleset = slowSetNim(n, sizes)
  const known = new Map<string, number>()
  const longest = (x: Position): number => {
    const key = x.join()
    let found = known.get(key)
    if (found === undefined) {
      found = Math.max(0, ...options(ruleset, x).map((y) => 1 + longest(y)))
      known.set(key, found)
    }
    return found
  }
  return longest
}

describe('the length of the longest play', () => {
  it.each([
    [1, 12],
    [2, 9],
    [3, 7],
    [4, 5],
  ])('depends only on min A: %i stacks up to %i, every A', (n, max) => {
    for (const A of subsetsOfSizes(n)) {
      const longest = longestByPlay(n, A)
      sortedBox(n, max).forEach((x) => {
        expect(longestPlay(x, A[0]!), `A = ${A.join()}, x = ${x.join()}`).toBe(longest([...x]))
      })
    }
  })

  it('is the largest m with sum of min(x_i, m) at least k m, for stacks of any height', () => {
    fc.assert(
      fc.property(stacksNearBalance(50, 10n ** 40n), ({ x, k }) => {
        const surplus = (m: bigint): bigint =>
          x.reduce((sum, height) => sum + (height < m ? height : m), 0n) - BigInt(k) * m
        const l = longestPlay(x, k)
        expect(surplus(l) >= 0n).toBe(true)
        expect(surplus(l + 1n) < 0n).toBe(true)
      }),
    )
  })

  it('equals the sum for k = 1 and the lowest stack for k = n', () => {
    expect(longestPlay([1, 4, 7], 1)).toBe(12)
    expect(longestPlay([3, 4, 7], 3)).toBe(3)
    expect(longestPlay([12, 20, 33, 52, 79, 112, 155, 170], 5)).toBe(98)
  })

  it('rejects k outside 1..n and heights that do not ascend', () => {
    expect(() => longestPlay([1, 2], 0)).toThrow(RangeError)
    expect(() => longestPlay([1, 2], 3)).toThrow(RangeError)
    expect(() => longestPlay([2, 1], 1)).toThrow(RangeError)
    expect(() => longestPlay([], 1)).toThrow(RangeError)
  })
})
