import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isAllOddException,
  isBalanced,
  outcomeByTheorem33,
  outcomeOnKToAllButOne,
  winningMoveOnKToAllButOne,
} from '../../src/setnim/index.ts'
import { movesOn } from '../arbitraries/move-on.ts'
import type { StacksAndMoveSize } from '../arbitraries/stacks-and-move-size.ts'
import { stacksNearBalance } from '../arbitraries/stacks-near-balance.ts'
import { expectToWin, type Strategy } from './winning-moves.ts'

function strategy(n: number, k: number): Strategy {
  return {
    sizes: Array.from({ length: n - k }, (_, i) => k + i),
    outcome: (x) => outcomeOnKToAllButOne(x, k),
    winningMove: (x) => winningMoveOnKToAllButOne(x, k),
  }
}

/** Positions with n ≥ 2 stacks, and a divisor k of n−1. */
function stacks(max: bigint): fc.Arbitrary<StacksAndMoveSize> {
  return stacksNearBalance(50, max).map(({ x, k }) => {
    const two = x.length > 1 ? x : [...x, ...x]
    let divisor = Math.min(k, two.length - 1)
    while ((two.length - 1) % divisor !== 0) divisor--
    return { x: two, k: divisor }
  })
}

/** All-odd positions with large sums. About one in k of them is an exception. */
const allOdd = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 4 }))
  .chain(([k, times]) =>
    fc
      .array(fc.bigInt({ min: 10n ** 20n, max: 10n ** 20n + 9n }), {
        minLength: k * times + 1,
        maxLength: k * times + 1,
      })
      .map((heights) => ({
        k,
        x: heights.map((height) => 2n * height + 1n).sort((a, b) => Number(a - b)),
      })),
  )

describe('SN(n,{k,...,n-1}), where k divides n-1, for stacks of any height', () => {
  it.each([
    ['of all shapes', stacks(10n ** 40n)],
    ['of odd stacks', allOdd],
  ] as const)(
    'positions %s: no move leads from P to P, and every N-position has a move to a P-position',
    (_, drawn) => {
      fc.assert(
        fc.property(
          drawn.chain(({ x, k }) => fc.tuple(fc.constant({ x, k }), movesOn(x, k, x.length - 1))),
          ([{ x, k }, moves]) => expectToWin(strategy(x.length, k), x, moves),
        ),
        { numRuns: 400 },
      )
    },
  )

  it('has exceptions, and they are never balanced', () => {
    let exceptions = 0
    fc.assert(
      fc.property(allOdd, ({ x, k }) => {
        if (!isAllOddException(x, k)) return
        exceptions++
        expect(isBalanced(x, k)).toBe(false)
        expect(outcomeOnKToAllButOne(x, k)).toBe('P')
      }),
      { numRuns: 400 },
    )
    expect(exceptions).toBeGreaterThan(20)
  })

  it('equals Theorem 3.3 for k = n-1', () => {
    fc.assert(
      fc.property(stacks(10n ** 40n), ({ x }) => {
        expect(outcomeOnKToAllButOne(x, x.length - 1)).toBe(outcomeByTheorem33(x))
      }),
    )
  })

  it('needs the bound on sum(x) - k x_n, because 1,1,3 is not an exception for k = 2', () => {
    expect(isAllOddException([1, 1, 3], 2)).toBe(false)
    expect(outcomeOnKToAllButOne([1, 1, 3], 2)).toBe('N')
    expect(isAllOddException([3, 3, 3], 2)).toBe(true)
  })

  it('rejects k that do not divide n-1', () => {
    expect(() => outcomeOnKToAllButOne([1, 1, 1, 1], 2)).toThrow(/divisor/)
    expect(() => isAllOddException([1, 1], 2)).toThrow(/divisor/)
    expect(() => isAllOddException([1], 1)).toThrow(/divisor/)
    expect(() => winningMoveOnKToAllButOne([2, 1], 1)).toThrow(RangeError)
  })
})
