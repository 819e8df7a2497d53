import { assign, evaluate } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import { slowSetNim, sortedBox } from '../../src/rules/index.ts'
import { allButTwoOrAllFormula, outcomeOnAllButTwoOrAll } from '../../src/setnim/index.ts'
import { outcomeByPlay } from './outcome-by-play.ts'

describe('SN(n,{n−2,n})', () => {
  it.each([
    [4, 14],
    [5, 10],
    [6, 7],
    [7, 5],
  ])('has the P-positions of NT-10 for n = %i, on piles up to %i', (n, max) => {
    const judge = outcomeByPlay(slowSetNim(n, [n - 2, n]))
    const names = Array.from({ length: n }, (_, i) => `x${i + 1}`)
    const formula = allButTwoOrAllFormula(n)
    sortedBox(n, max).forEach((x) => {
      const outcome = outcomeOnAllButTwoOrAll(x)
      expect(outcome, x.join()).toBe(judge([...x]))
      expect(evaluate(formula, assign(names, x)), x.join()).toBe(outcome === 'P')
    })
  })

  it('gives the same outcome if a large even number is added to every pile', () => {
    // On four stacks, an exception stays an exception if the same even number is added to all
    // stacks.
    const t = 2n * 10n ** 30n
    for (const x of [
      [0n, 1n, 1n, 3n],
      [0n, 1n, 3n, 5n],
      [1n, 2n, 4n, 6n],
      [0n, 3n, 3n, 3n],
    ]) {
      const small = outcomeOnAllButTwoOrAll(x.map(Number))
      expect(outcomeOnAllButTwoOrAll(x.map((height) => height + t))).toBe(small)
    }
  })

  it('requires four stacks', () => {
    expect(() => outcomeOnAllButTwoOrAll([1, 2, 3])).toThrow('expected at least 4 stacks, got 3')
    expect(() => allButTwoOrAllFormula(3)).toThrow('expected at least 4 stacks, got 3')
  })
})
