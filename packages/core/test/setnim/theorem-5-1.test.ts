import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { slowSetNim } from '../../src/rules/index.ts'
import {
  isPositionType,
  isPTypeByTheorem33,
  isPTypeByTheorem51,
  outcomeByTheorem51,
} from '../../src/setnim/index.ts'
import { stacksAndMoveSize } from '../arbitraries/stacks-and-move-size.ts'
import { failuresOnBox } from './description-on-box.ts'

describe('Theorem 5.1, SN(n,{n-1,n})', () => {
  it.each([
    [2, 30],
    [3, 16],
    [4, 11],
    [5, 8],
    [6, 6],
    [7, 4],
  ])('holds on the box of %i stacks up to %i', (n, max) => {
    const description = {
      isPType: isPTypeByTheorem51.bind(null, n),
      outcome: outcomeByTheorem51,
    }
    expect(failuresOnBox(slowSetNim(n, [n - 1, n]), max, description)).toEqual([])
  })

  it('produces the golden grids', () => {
    for (const { n, columns } of golden.grids_all_but_one_or_all) {
      const grid = columns.map((column, o) =>
        column.split('').map((cell, r) => {
          if (cell === '.') return '.'
          return isPTypeByTheorem51(n, { o, r }) ? 'P' : 'N'
        }),
      )
      expect(grid.map((column) => column.join(''))).toEqual(columns)
    }
  })

  it('differs from Theorem 3.3 exactly at the type (n,n-2)', () => {
    for (let n = 2; n <= 20; n++) {
      for (let o = 0; o <= n; o++) {
        for (let r = o % 2; r < 2 * n - 2; r += 2) {
          expect(isPositionType({ o, r }, n, n - 1)).toBe(true)
          const differs = isPTypeByTheorem51(n, { o, r }) !== isPTypeByTheorem33(n, { o, r })
          expect(differs).toBe(o === n && r === n - 2)
        }
      }
    }
  })

  it('is the same for numbers and bigints', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(8, 10n ** 12n), ({ x }) => {
        const two = x.length === 1 ? [0n, ...x] : x
        expect(outcomeByTheorem51(two.map(Number))).toBe(outcomeByTheorem51(two))
      }),
    )
  })

  it('rejects fewer than two stacks and cells outside the grid', () => {
    expect(() => outcomeByTheorem51([3])).toThrow(RangeError)
    expect(() => isPTypeByTheorem51(4, { o: 1, r: 2 })).toThrow(RangeError)
  })
})
