import { options, sortedBox, WYTHOFF } from '@nim/core/rules'
import { isWithinOfPhi as isWithin } from '@nim/core/wythoff'
import {
  ceilLn,
  compareEulerPower,
  floorEulerLine,
  inOrder,
  isMove,
  moveTypes,
} from '@nim/core/wythoff/definitions'
import { describe, expect, it } from 'vitest'
import { firstWinningPoints } from '../../src/facts/wythoff/first-winning-points.ts'
import { membersUpTo } from '../../src/facts/wythoff/index-of-number.ts'
import { hugePositions } from '../../src/facts/wythoff/huge-positions.ts'
import { lostPoints } from './lost-points.ts'

describe('the tools of the judges of the paper V', () => {
  it('accept exactly the options as legal moves', () => {
    const points = sortedBox(2, 9)
    points.forEach(([S = 0, L = 0]) => {
      const legal = new Set(options(WYTHOFF, [S, L]).map((option) => option.join()))
      points.forEach(([x = 0, y = 0]) => {
        expect(isMove(S, L, x, y)).toBe(legal.has(`${x},${y}`))
      })
    })
    expect(moveTypes(23, 51, ...inOrder(23, 14))).toEqual(['v'])
    expect(moveTypes(3, 5, -1, 1)).toEqual([])
  })

  it('number the lost points in their order and count both coordinates', () => {
    const isLost = lostPoints(120)
    const { a, b, indexInA, indexInB } = firstWinningPoints(40)
    for (let n = 0; n <= 40; n++) {
      expect(isLost(a[n]!, b[n]!)).toBe(true)
      expect([indexInA[a[n]!], indexInB[b[n]!]]).toEqual([n, n])
    }
    expect(membersUpTo(50)[49]).toEqual({ M: 50, nA: 31, nB: 19 })
  })

  it('enclose e and round logarithms up', () => {
    // The convergents 1264/465 and 193/71 enclose e.
    expect(compareEulerPower(1, { p: 1264n, q: 465n })).toBe(1)
    expect(compareEulerPower(1, { p: 193n, q: 71n })).toBe(-1)
    expect(() =>
      compareEulerPower(1, {
        p: BigInt('27182818284590452353602874713526624977572470936999595749669676277240766303535'),
        q: 10n ** 76n,
      }),
    ).toThrow(RangeError)
    expect([1, 2, 3, 7, 8, 20, 21].map(ceilLn)).toEqual([0, 1, 2, 2, 3, 3, 4])
    expect([0, 1, 4, 1000].map(floorEulerLine)).toEqual([0, 1, 6, 1718])
  })

  it('determine how near a fraction is to φ', () => {
    expect([isWithin({ p: 1618n, q: 1000n }, 4), isWithin({ p: 1618n, q: 1000n }, 5)]).toEqual([
      true,
      false,
    ])
  })

  it('sample the same positions on every run, in order and of growing size', () => {
    const [once, again] = [1, 2].map(() =>
      [...hugePositions(40)].map(({ S, L }) => [S, L] as const),
    )
    expect(once).toEqual(again)
    expect(once!.every(([S, L]) => S >= 0n && S <= L)).toBe(true)
    expect(once!.some(([, L]) => L > 10n ** 38n)).toBe(true)
  })
})
