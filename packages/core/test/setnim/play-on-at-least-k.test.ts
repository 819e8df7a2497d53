import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterPlayOn,
  isBalanced,
  outcomeByConjecture1,
  outcomeOnAllStacks,
  outcomeOnAnyStacks,
  outcomeOnAtLeastK,
  parityRule,
  reduce,
  winningMoveOnAtLeastK,
} from '../../src/setnim/index.ts'
import { movesOn } from '../arbitraries/move-on.ts'
import { stacksNearBalance } from '../arbitraries/stacks-near-balance.ts'
import { expectToWin, type Strategy } from './winning-moves.ts'

function strategy(n: number, k: number): Strategy {
  return {
    sizes: Array.from({ length: n - k + 1 }, (_, i) => k + i),
    outcome: (x) => outcomeOnAtLeastK(x, k),
    winningMove: (x) => winningMoveOnAtLeastK(x, k),
  }
}

const stacks = stacksNearBalance(50, 10n ** 40n)

describe('SN(n,{k,...,n}) for stacks of any height', () => {
  it('no move leads from P to P, and the parity rule leads from every N-position to a P-position', () => {
    fc.assert(
      fc.property(
        stacks.chain(({ x, k }) => fc.tuple(fc.constant({ x, k }), movesOn(x, k, x.length))),
        ([{ x, k }, moves]) => {
          expectToWin(strategy(x.length, k), x, moves)
          const played = winningMoveOnAtLeastK(x, k)
          if (played === null) return
          const target = afterPlayOn(x, played)
          fc.assert(
            fc.property(movesOn(target, k, x.length), (replies) => {
              expectToWin(strategy(x.length, k), target, replies)
            }),
            { numRuns: 3 },
          )
        },
      ),
      { numRuns: 400 },
    )
  })

  it('a position has the outcome of its reduction, as in the Slow SetNim conjecture', () => {
    fc.assert(
      fc.property(stacks, ({ x, k }) => {
        expect(outcomeOnAtLeastK(x, k)).toBe(outcomeByConjecture1(x, k))
        expect(outcomeOnAtLeastK(reduce(x, k), k)).toBe(outcomeOnAtLeastK(x, k))
      }),
      { numRuns: 400 },
    )
  })

  it('the parity rule at the reduction also wins at the position itself', () => {
    fc.assert(
      fc.property(stacks, ({ x, k }) => {
        if (isBalanced(x, k)) return
        expect(isBalanced(afterPlayOn(x, parityRule(reduce(x, k), k)), k)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('is a known game for k = 1 and for k = n', () => {
    fc.assert(
      fc.property(stacks, ({ x }) => {
        expect(outcomeOnAtLeastK(x, 1)).toBe(outcomeOnAnyStacks(x))
        expect(outcomeOnAtLeastK(x, x.length)).toBe(outcomeOnAllStacks(x))
      }),
    )
  })

  it('is the same for numbers and bigints', () => {
    fc.assert(
      fc.property(stacksNearBalance(20, 10n ** 12n), ({ x, k }) => {
        expect(outcomeOnAtLeastK(x.map(Number), k)).toBe(outcomeOnAtLeastK(x, k))
        expect(winningMoveOnAtLeastK(x.map(Number), k)).toEqual(winningMoveOnAtLeastK(x, k))
      }),
    )
  })

  it('handles a hundred thousand stacks', () => {
    const x = Array.from({ length: 100_000 }, (_, i) => BigInt(i) ** 3n)
    const played = winningMoveOnAtLeastK(x, 60_000)!
    expect(played).toHaveLength(60_000)
    expect(outcomeOnAtLeastK(afterPlayOn(x, played), 60_000)).toBe('P')
  })
})

describe('the parity rule', () => {
  it('plays on all odd stacks, and if these are too few, also on the highest even stacks', () => {
    expect(parityRule([1, 2, 4], 1)).toEqual([0])
    expect(parityRule([1, 2, 4], 2)).toEqual([0, 2])
    expect(parityRule([1, 2, 4], 3)).toEqual([0, 1, 2])
    expect(parityRule([1, 3, 3, 4], 2)).toEqual([0, 1, 2])
    expect(parityRule([0, 2, 2, 2], 2)).toEqual([2, 3])
  })

  it('would fail with the lowest even stacks instead', () => {
    expect(outcomeOnAtLeastK([1, 2, 4], 2)).toBe('N')
    expect(outcomeOnAtLeastK(afterPlayOn([1, 2, 4], [0, 1]), 2)).toBe('N')
    expect(outcomeOnAtLeastK(afterPlayOn([1, 2, 4], [0, 2]), 2)).toBe('P')
  })

  it('has no move at terminal positions', () => {
    expect(() => parityRule([0, 0, 7], 2)).toThrow(/nonempty/)
    expect(winningMoveOnAtLeastK([0, 0, 7], 2)).toBeNull()
  })

  it('rejects k outside 1..n and heights that do not ascend', () => {
    expect(() => parityRule([1, 2], 3)).toThrow(RangeError)
    expect(() => isBalanced([1, 2], 0)).toThrow(RangeError)
    expect(() => outcomeOnAtLeastK([2, 1], 1)).toThrow(RangeError)
  })
})
