import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { slowSetNim } from '../../src/rules/index.ts'
import { isPTypeByTheorem33, outcomeByTheorem33 } from '../../src/setnim/index.ts'
import { stacksAndMoveSize } from '../arbitraries/stacks-and-move-size.ts'
import { failuresOnBox } from './description-on-box.ts'

describe('Theorem 3.3, SN(n,{n-1})', () => {
  it.each([
    [2, 30],
    [3, 16],
    [4, 11],
    [5, 8],
    [6, 6],
    [7, 4],
  ])('holds on the box of %i stacks up to %i', (n, max) => {
    const description = {
      isPType: isPTypeByTheorem33.bind(null, n),
      outcome: outcomeByTheorem33,
    }
    expect(failuresOnBox(slowSetNim(n, [n - 1]), max, description)).toEqual([])
  })

  it('produces the golden grids', () => {
    for (const { n, columns } of golden.grids_all_but_one) {
      const grid = columns.map((column, o) =>
        column.split('').map((cell, r) => {
          if (cell === '.') return '.'
          return isPTypeByTheorem33(n, { o, r }) ? 'P' : 'N'
        }),
      )
      expect(grid.map((column) => column.join(''))).toEqual(columns)
    }
  })

  it('is the same for numbers and bigints, and P if at least two stacks are empty', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(8, 10n ** 12n), ({ x }) => {
        const two = x.length === 1 ? [0n, ...x] : x
        expect(outcomeByTheorem33(two.map(Number))).toBe(outcomeByTheorem33(two))
        expect(outcomeByTheorem33([0n, 0n, ...two])).toBe('P')
      }),
    )
  })

  it('decides 1000 stacks of 300 digits', () => {
    const height = 10n ** 300n
    const even = Array.from({ length: 1000 }, () => height)
    expect(outcomeByTheorem33(even)).toBe('P')
    expect(outcomeByTheorem33([...even.slice(0, 1), ...even.slice(1).map((h) => h + 1n)])).toBe('N')
  })

  it('rejects fewer than two stacks and cells outside the grid', () => {
    expect(() => outcomeByTheorem33([3])).toThrow(RangeError)
    expect(() => isPTypeByTheorem33(1, { o: 0, r: 0 })).toThrow(RangeError)
    expect(() => isPTypeByTheorem33(4, { o: 1, r: 2 })).toThrow(
      'type: expected 0 <= o <= 4 and 0 <= r < 6 of the same parity, got (1,2)',
    )
    expect(() => isPTypeByTheorem33(4, { o: 5, r: 1 })).toThrow(RangeError)
    expect(() => isPTypeByTheorem33(4, { o: 2, r: 6 })).toThrow(RangeError)
  })
})
