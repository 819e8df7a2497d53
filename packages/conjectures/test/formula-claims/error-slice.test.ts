import { solve } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { failingCells, gameFormula, sliceThrough } from '../../src/formula-claims/index.ts'

describe('sliceThrough', () => {
  it('varies the two largest piles', () => {
    expect(sliceThrough(parseRuleset('NIM(4,3)'), [3, 3, 4, 4], 8)).toEqual({
      side: 8,
      fixed: [3, 3],
      vary: [3, 4],
    })
    expect(sliceThrough(parseRuleset('NIM(2,1)'), [3, 50], 64)).toMatchObject({ side: 50 })
    expect(sliceThrough(parseRuleset('NIM(2,1)'), [3, 5], 64)).toMatchObject({ side: 40 })
    expect(() => sliceThrough(parseRuleset('NIM(1,1)'), [3], 8)).toThrow(/two piles/)
  })
})

describe('failingCells', () => {
  it.each(['normal', 'misere'] as const)(
    'are the positions where the formula is wrong, %s play',
    (play) => {
      const ruleset = parseRuleset('NIM(3,2)')
      const asked = gameFormula(ruleset, 'o == 0 if x1 >= 1', play)
      const table = solve(ruleset, { max: 9 }, { value: 'outcome', play })
      const slice = { side: 9, fixed: [2], vary: [1, 2] } as const
      const failing = failingCells(asked, slice, table.at)
      const wrong = Array.from({ length: 100 }, (_, i) => ({
        x: i % 10,
        y: Math.floor(i / 10),
      })).filter(
        ({ x, y }) =>
          x >= 1 &&
          y >= 1 &&
          (x % 2 === 0 && y % 2 === 0) !== (table.at([x, y, 2].sort((a, b) => a - b)) === 0),
      )
      expect(failing).toEqual(wrong)
      expect(failing.length).toBeGreaterThan(0)
    },
  )
})
