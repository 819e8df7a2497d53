import { describe, expect, it } from 'vitest'
import { isMisereException, mMove } from '../../src/exact-slow/index.ts'
import { exactSlowNim, options, sortedBox } from '../../src/rules/index.ts'
import { SMALL_BOXES } from './boxes.ts'

/** The misère remoteness of NIM(n,n−1), computed from the rules alone. */
function misereRemotenessOf(n: number): (x: readonly number[]) => number {
  const ruleset = exactSlowNim(n, n - 1)
  const known = new Map<string, number>()
  const R = (x: readonly number[]): number => {
    const old = known.get(x.join())
    if (old !== undefined) return old
    const below = options(ruleset, x).map(R)
    const odd = below.filter((r) => r % 2 === 1)
    const value =
      below.length === 0 ? 0 : 1 + (odd.length > 0 ? Math.min(...odd) : Math.max(...below))
    known.set(x.join(), value)
    return value
  }
  return R
}

describe('the M-rule in misère play', () => {
  it.each(SMALL_BOXES)('fails only at the exceptions (%i piles up to %i)', (n, max) => {
    const R = misereRemotenessOf(n)
    sortedBox(n, max).forEach((x) => {
      if (x[1] === 0) return
      expect(R(mMove([...x])) !== R([...x]) - 1, x.join()).toBe(isMisereException(x))
    })
  })

  it.each([
    { x: [1, 2, 3], is: true },
    { x: [1, 2, 2], is: false },
    { x: [2, 2, 2, 3], is: true },
    { x: [3, 4, 4, 5], is: true },
    { x: [3, 4, 5, 6], is: false },
    { x: [5, 5, 6, 7], is: true },
    { x: [5, 7, 9, 10], is: true },
    { x: [9, 9, 9, 10, 11], is: true },
  ])('$x is an exception: $is', ({ x, is }) => {
    expect(isMisereException(x)).toBe(is)
    expect(isMisereException(x.map(BigInt))).toBe(is)
  })

  it('requires sorted positions', () => {
    expect(() => isMisereException([2, 1])).toThrow('expected piles in ascending order')
  })
})
