import {
  exactSlowNim,
  formatRuleset,
  hypergraphNim,
  type PlayConvention,
  type Ruleset,
  slowSetNim,
  WYTHOFF,
} from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestValue } from '../src/task/bounds.ts'
import { solve, type TableValue } from '../src/index.ts'
import { boxTask } from '../src/task/task.ts'
import { smallBoxes } from './arbitraries/ruleset.ts'

describe('largestValue', () => {
  // The longest play has at most (stones / smallest move) moves. The Grundy value is at most the
  // number of options. The Grundy value is also at most the length of the longest play, plus 1.
  for (const [ruleset, max, remoteness, grundy] of [
    [exactSlowNim(4, 3), 255, 340, 4],
    [exactSlowNim(4, 3), 2, 2, 3],
    [slowSetNim(5, [2, 3, 4, 5]), 40, 100, 26],
    [slowSetNim(8, [1, 2, 3, 4, 5, 6, 7, 8]), 10, 80, 81],
    [
      hypergraphNim(3, [
        [1, 2],
        [1, 2, 3],
      ]),
      10,
      15,
      2,
    ],
    [WYTHOFF, 100, 200, 201],
    [WYTHOFF, 0, 0, 1],
  ] as [Ruleset, number, number, number][]) {
    it(`has a known value for ${formatRuleset(ruleset)} up to ${max}`, () => {
      const bound = (value: TableValue): number =>
        largestValue(boxTask(ruleset, max, value, 'normal'))
      expect([bound('outcome'), bound('remoteness'), bound('grundy')]).toEqual([
        1,
        remoteness,
        grundy,
      ])
    })
  }

  it('bounds every entry of a table', () => {
    const values = fc.constantFrom<TableValue>('outcome', 'remoteness', 'grundy')
    const plays = fc.constantFrom<PlayConvention>('normal', 'misere')
    fc.assert(
      fc.property(smallBoxes, values, plays, ({ ruleset, max }, value, play) => {
        const largest = solve(ruleset, { max }, { value, play }).histogram().length - 1
        expect(largest).toBeLessThanOrEqual(largestValue(boxTask(ruleset, max, value, play)))
      }),
      { numRuns: 200 },
    )
  })
})
