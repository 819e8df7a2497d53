import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slowSetNim } from '../../src/rules/index.ts'
import {
  isPTypeByConjecture1,
  isPTypeByTheorem51,
  outcomeByConjecture1,
  outcomeByTheorem51,
} from '../../src/setnim/index.ts'
import { stacksAndMoveSize } from '../arbitraries/stacks-and-move-size.ts'
import { failuresOnBox } from './description-on-box.ts'

describe('Conjecture 1, SN(n,{k,...,n})', () => {
  it.each([
    [1, 20],
    [2, 20],
    [3, 12],
    [4, 9],
    [5, 7],
    [6, 5],
    [7, 3],
  ])('has no counterexample in the box of %i stacks up to %i, for every k', (n, max) => {
    for (let k = 1; k <= n; k++) {
      const sizes = Array.from({ length: n - k + 1 }, (_, i) => k + i)
      const description = {
        isPType: isPTypeByConjecture1.bind(null, n, k),
        outcome: (x: readonly number[]) => outcomeByConjecture1(x, k),
      }
      expect(failuresOnBox(slowSetNim(n, sizes), max, description), `k = ${k}`).toEqual([])
    }
  })

  it('is Theorem 5.1 if k = n - 1', () => {
    for (let n = 2; n <= 20; n++) {
      for (let o = 0; o <= n; o++) {
        for (let r = o % 2; r < 2 * n - 2; r += 2) {
          expect(isPTypeByConjecture1(n, n - 1, { o, r })).toBe(isPTypeByTheorem51(n, { o, r }))
        }
      }
    }
    expect(outcomeByConjecture1([2, 2, 3, 3], 3)).toBe(outcomeByTheorem51([2, 2, 3, 3]))
  })

  it('is the same for numbers and bigints', () => {
    fc.assert(
      fc.property(stacksAndMoveSize(8, 10n ** 12n), ({ x, k }) => {
        expect(outcomeByConjecture1(x.map(Number), k)).toBe(outcomeByConjecture1(x, k))
      }),
    )
  })

  it('rejects k outside 1..n and cells outside the grid', () => {
    expect(() => outcomeByConjecture1([1, 2], 3)).toThrow(RangeError)
    expect(() => isPTypeByConjecture1(3, 4, { o: 0, r: 0 })).toThrow(RangeError)
    expect(() => isPTypeByConjecture1(3, 0, { o: 0, r: 0 })).toThrow(RangeError)
    expect(() => isPTypeByConjecture1(3, 2, { o: 0, r: 4 })).toThrow(RangeError)
  })
})
