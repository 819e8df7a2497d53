import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areEquivalentWords,
  cyclicRuns,
  minimalPeriod,
  pivotList,
  tableWords,
  wordRuns,
} from '../../src/gm/index.ts'

const word = fc
  .array(fc.constantFrom('p', '-'), { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join(''))

function letterAt(period: string, j: number): string {
  return period[j % period.length]!
}

describe('words of the table M', () => {
  it('have one letter p in every row, at the pivot', () => {
    expect(pivotList([15, 15, 17, 18], 3, 6)).toEqual([2, 2, 3, 1, 1, 2])
    expect(tableWords([15, 15, 17, 18], 3, 6)).toEqual(['---pp-', 'pp---p', '--p---', '------'])
    expect(pivotList([1, 1], 3, 3)).toEqual([null, 1, 2])
    expect(tableWords([4], 2, 3)).toEqual(['ppp'])
  })

  it('have as their least period the smallest shift that preserves the infinite word', () => {
    fc.assert(
      fc.property(word, (period) => {
        const repeats = (t: number): boolean =>
          Array.from(period).every((letter, j) => letterAt(period, j + t) === letter)
        const least = Array.from(period).findIndex((_, i) => repeats(i + 1)) + 1
        expect(minimalPeriod(period)).toBe(least)
      }),
    )
    expect(() => minimalPeriod('')).toThrow(RangeError)
  })

  it('are equivalent if and only if the infinite word of one is a later part of that of the other', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const t = a.length * b.length
        const isPart = Array.from(a).some((_, from) =>
          Array.from({ length: t }, (__, j) => j).every(
            (j) => letterAt(a, from + j) === letterAt(b, j),
          ),
        )
        expect(areEquivalentWords(a, b)).toBe(isPart)
      }),
    )
  })

  it('have runs, counted cyclically or from the first letter', () => {
    expect(wordRuns('p--p-', '-')).toEqual([2, 1])
    expect(cyclicRuns('-pp--p-', '-')).toEqual([2, 2])
    expect(cyclicRuns('ppp', 'p')).toEqual([3])
    expect(cyclicRuns('ppp', '-')).toEqual([])
    expect(cyclicRuns('', 'p')).toEqual([])
  })
})
