import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slowSetNim, sortedBox } from '../../src/rules/index.ts'
import { outcomeByTheorem61 } from '../../src/setnim/index.ts'
import { stacksAndMoveSize } from '../arbitraries/stacks-and-move-size.ts'
import { outcomeByPlay } from './outcome-by-play.ts'

describe('Theorem 6.1, SN(n,{1,n})', () => {
  it.each([
    [1, 20],
    [2, 20],
    [3, 12],
    [4, 9],
    [5, 7],
    [6, 5],
    [7, 4],
    [8, 3],
  ])('holds on the box of %i stacks up to %i', (n, max) => {
    const judge = outcomeByPlay(slowSetNim(n, [1, n]))
    sortedBox(n, max).forEach((x) => {
      expect(outcomeByTheorem61(x), x.join()).toBe(judge([...x]))
    })
  })

  it('is the same for numbers and bigints', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(8, 10n ** 12n), ({ x }) => {
        expect(outcomeByTheorem61(x.map(Number))).toBe(outcomeByTheorem61(x))
      }),
    )
  })

  it('requires an even x_1 only if n is even', () => {
    expect(outcomeByTheorem61([1n, 10n ** 300n + 1n])).toBe('N')
    expect(outcomeByTheorem61([1n, 1n, 10n ** 300n])).toBe('P')
  })
})
