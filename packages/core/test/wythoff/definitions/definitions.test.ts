import { describe, expect, it } from 'vitest'
import { options, WYTHOFF } from '../../../src/rules/index.ts'
import {
  ceilLn,
  ceilLog,
  compareEulerPower,
  floorEulerLine,
  inOrder,
  isMove,
  moveTypes,
  winningPointsByPlay,
} from '../../../src/wythoff/definitions/index.ts'
import { winningPoint } from '../../../src/wythoff/index.ts'

describe('moves of Wythoff’s game', () => {
  it('lead to the options, with coordinates in any order', () => {
    for (let L = 0; L <= 8; L++) {
      for (let S = 0; S <= L; S++) {
        const found = new Set<string>()
        for (let x = -1; x <= 9; x++) {
          for (let y = -1; y <= 9; y++) {
            expect(isMove(S, L, x, y)).toBe(moveTypes(S, L, x, y).length > 0)
            if (isMove(S, L, x, y)) found.add(inOrder(x, y).join())
          }
        }
        expect([...found].sort()).toEqual(options(WYTHOFF, [S, L]).map(String).sort())
      }
    }
  })

  it('have their types', () => {
    expect(moveTypes(3, 7, 1, 5)).toEqual(['d'])
    expect(moveTypes(3, 7, 7, 0)).toEqual(['h'])
    expect(moveTypes(3, 7, 3, 1)).toEqual(['v'])
    expect(moveTypes(3, 7, 3, 7)).toEqual([])
  })
})

describe('winning points by play', () => {
  it('are w_0, w_1, … in order', () => {
    const points = winningPointsByPlay(30)
    expect(points).toEqual(points.map((_, n) => winningPoint(n)))
    expect(winningPointsByPlay(3, 'misere')).toEqual([
      [0, 1],
      [2, 2],
    ])
  })
})

describe('powers of e and logarithms', () => {
  it('are rounded like the exact real numbers', () => {
    for (let t = 2; t <= 2000; t++) expect(ceilLn(t)).toBe(Math.ceil(Math.log(t)))
    for (let S = 1; S <= 2000; S++) expect(floorEulerLine(S)).toBe(Math.floor((Math.E - 1) * S))
    expect([1, 2, 8, 9, 1000].map((t) => ceilLog(t, 2))).toEqual([0, 1, 3, 4, 10])
    expect([10, 11, 1000].map((t) => ceilLog(t, 10))).toEqual([1, 2, 3])
    expect(ceilLog(3, 'e')).toBe(2)
  })

  it('rejects a comparison that the enclosure of e cannot decide', () => {
    expect(compareEulerPower(1, { p: 271n, q: 100n })).toBe(1)
    expect(compareEulerPower(1, { p: 272n, q: 100n })).toBe(-1)
    expect(() => floorEulerLine(Number.MAX_VALUE)).toThrow(RangeError)
  })
})
