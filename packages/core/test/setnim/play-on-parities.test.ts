import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Position } from '../../src/rules/index.ts'
import {
  outcomeByTheorem61,
  outcomeOnOddNumbers,
  outcomeOnOneOrAllButOne,
  winningMoveOnOddNumbers,
  winningMoveOnOneOrAllButOne,
} from '../../src/setnim/index.ts'
import { movesOn } from '../arbitraries/move-on.ts'
import { stacksNearBalance } from '../arbitraries/stacks-near-balance.ts'
import { expectToWin } from './winning-moves.ts'

const stacks = stacksNearBalance(30, 10n ** 40n).map(({ x }) => x)

/** One move of each size that a move can have at x. */
function movesOfSizes(
  x: Position<bigint>,
  sizes: readonly number[],
): fc.Arbitrary<readonly (readonly number[])[]> {
  return fc.tuple(...sizes.map((a) => movesOn(x, a, a))).map((moves) => moves.flat())
}

describe('SN(n,{1,n-1}), n odd, for stacks of any height', () => {
  it('no move leads from P to P, and every N-position has a move to a P-position', () => {
    const odd = stacks.map((x) =>
      x.length >= 3 && x.length % 2 === 1 ? x : [...x, x.at(-1)!, x.at(-1)!].slice(-3),
    )
    fc.assert(
      fc.property(
        odd.chain((x) => fc.tuple(fc.constant(x), movesOfSizes(x, [1, x.length - 1]))),
        ([x, moves]) => {
          const sizes = [1, x.length - 1]
          const outcome = outcomeOnOneOrAllButOne<bigint>
          expectToWin(
            { sizes, outcome, winningMove: winningMoveOnOneOrAllButOne<bigint> },
            x,
            moves,
          )
        },
      ),
      { numRuns: 400 },
    )
  })

  it('has a winning move if one of the parities of x_1, x_2 and sum(x) differs from the other two', () => {
    expect(winningMoveOnOneOrAllButOne([2, 4, 6])).toBeNull()
    expect(winningMoveOnOneOrAllButOne([2, 4, 7])).toEqual([2])
    expect(winningMoveOnOneOrAllButOne([2, 3, 4])).toEqual([1])
    expect(winningMoveOnOneOrAllButOne([2, 3, 3])).toEqual([0])
    expect(winningMoveOnOneOrAllButOne([0, 3, 3])).toEqual([1, 2])
  })

  it('requires an odd number of stacks', () => {
    expect(() => outcomeOnOneOrAllButOne([1, 2, 3, 4])).toThrow(/odd number/)
    expect(() => winningMoveOnOneOrAllButOne([1])).toThrow(/odd number/)
  })
})

describe('SN(n,A), where A contains 1, other odd numbers, and possibly an even n, for stacks of any height', () => {
  it('no move leads from P to P, and every N-position has a move to a P-position', () => {
    const games = stacks.chain((x) => {
      const others = x.flatMap((_, i) => ((i + 1) % 2 === 1 || i + 1 === x.length ? [i + 1] : []))
      return fc.subarray(others).chain((some) => {
        const sizes = [...new Set([1, ...some])]
        return fc.tuple(fc.constant({ x, sizes }), movesOfSizes(x, sizes))
      })
    })
    fc.assert(
      fc.property(games, ([{ x, sizes }, moves]) => {
        const outcome = (y: Position<bigint>) => outcomeOnOddNumbers(y, sizes)
        const winningMove = (y: Position<bigint>) => winningMoveOnOddNumbers(y, sizes)
        expectToWin({ sizes, outcome, winningMove }, x, moves)
      }),
      { numRuns: 400 },
    )
  })

  it('equals Theorem 6.1 for A = {1,n}', () => {
    fc.assert(
      fc.property(stacks, (x) => {
        expect(outcomeOnOddNumbers(x, [1, x.length])).toBe(outcomeByTheorem61(x))
      }),
    )
  })

  it('rejects other sets', () => {
    expect(() => outcomeOnOddNumbers([1, 1, 1], [1, 2])).toThrow(/odd numbers/)
    expect(() => outcomeOnOddNumbers([1, 1, 1], [3])).toThrow(/odd numbers/)
    expect(() => outcomeOnOddNumbers([1, 1, 1], [])).toThrow(RangeError)
  })
})
