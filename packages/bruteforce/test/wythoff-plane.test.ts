import { describe, expect, it } from 'vitest'
import golden from '../../../golden/wythoff.json' with { type: 'json' }
import {
  orderedWythoffPlane,
  wythoffPlane,
  wythoffPlaneByDefinition,
} from '../src/other-games/wythoff-plane.ts'

describe('the P-positions of Wythoff’s game', () => {
  it('agree with the golden list', () => {
    expect(wythoffPlane(49).points.slice(0, golden.first_P.length)).toEqual(golden.first_P)
    expect(wythoffPlane(31, 'misere').points).toEqual(golden.misere_P.filter(([, L]) => L! <= 31))
  })

  it.each(['normal', 'misere'] as const)(
    'are the same by the single pass and by the definition, %s',
    (play) => {
      for (const max of [0, 1, 2, 3, 7, 90]) {
        const byPass = wythoffPlane(max, play)
        const byDefinition = wythoffPlaneByDefinition(max, play)
        expect(byPass.points).toEqual(byDefinition.points)
        for (let L = 0; L <= max; L++) {
          for (let S = 0; S <= L; S++) expect(byPass.isP(S, L)).toBe(byDefinition.isP(S, L))
        }
      }
    },
  )

  it('are the same if the piles are distinguished', () => {
    const isP = orderedWythoffPlane(60)
    const plane = wythoffPlane(60)
    for (let x = 0; x <= 60; x++) {
      for (let y = 0; y <= 60; y++) {
        expect(isP(x, y)).toBe(plane.isP(Math.min(x, y), Math.max(x, y)))
      }
    }
  })

  it('cannot be requested for invalid boxes', () => {
    expect(() => wythoffPlane(-1)).toThrow(RangeError)
    expect(() => wythoffPlaneByDefinition(1.5)).toThrow(RangeError)
    expect(() => orderedWythoffPlane(Number.NaN)).toThrow(RangeError)
  })
})
