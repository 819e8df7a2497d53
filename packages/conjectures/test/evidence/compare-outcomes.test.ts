import { solve } from '@nim/bruteforce'
import { compareSumLex, exactSlowNim, slowSetNim } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareOutcomes } from '../../src/judge/compare-outcomes.ts'
import { foundResult } from '../../src/judge/found-result.ts'
import { byParities, patternsOf, type PeriodicOutcome } from '../../src/rows/periodic-outcome.ts'
import { FAILS, rowsOf, SAYS_N, SAYS_P, SILENT } from '../../src/rows/says.ts'

/** Boxes for typed arrays and for generated kernels; the last ones have rows of several words. */
const BOXES = [
  [exactSlowNim(1, 1), 40],
  [slowSetNim(2, [1, 2]), 45],
  [exactSlowNim(3, 2), 20],
  [exactSlowNim(5, 2), 24],
  [exactSlowNim(4, 3), 43],
  [exactSlowNim(3, 2), 150],
] as const

/** A statement on the residues of |x| and x_1, some of them left out. */
function bySum(modulus: number, answers: readonly (0 | 1 | 2)[]): PeriodicOutcome {
  return {
    states: modulus,
    start: 0,
    step: (state, pile) => (state + pile) % modulus,
    says: (state, x1) => answers[(2 * ((state + x1) % modulus) + (x1 % 2)) % answers.length]!,
  }
}

describe('compareOutcomes', () => {
  it.each(BOXES)(
    'gives the same by patterns as position by position: %o up to %i',
    (ruleset, max) => {
      const table = solve(ruleset, { max }, { value: 'outcome' })
      const answers = fc.array(fc.constantFrom<(0 | 1 | 2)[]>(SAYS_P, SAYS_N, SILENT), {
        minLength: 1,
        maxLength: 12,
      })
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 6 }), answers, (modulus, list) => {
          const statement = bySum(modulus, list)
          const plain = rowsOf((x) => {
            const outer = x.slice(1).reduce((a, b) => a + b, 0) % modulus
            const said = statement.says(outer, x[0]!)
            return said === SILENT ? null : said === SAYS_P
          })
          const byPatterns = compareOutcomes('h', table, patternsOf(statement, max))
          expect(byPatterns).toEqual(compareOutcomes('h', table, plain))
        }),
        { numRuns: ruleset.piles < 3 ? 30 : 4 },
      )
    },
  )

  it.each(BOXES)(
    'holds where the statement says what the table says: %o up to %i',
    (ruleset, max) => {
      const table = solve(ruleset, { max }, { value: 'outcome' })
      const right = compareOutcomes(
        'h',
        table,
        rowsOf((x) => table.at(x) === 0),
      )
      expect(right).toMatchObject({ checked: table.box.count, failures: 0, smallest: null })
      const even = compareOutcomes(
        'h',
        table,
        patternsOf(
          byParities(ruleset.piles, (x) => (x.every((pile) => pile % 2 === 0) ? true : null)),
          max,
        ),
      )
      let evens = 0
      table.box.forEach((x) => {
        if (x.every((pile) => pile % 2 === 0)) evens++
      })
      expect(even).toMatchObject({ checked: evens, failures: 0 })
      expect(even.digest).not.toBe(right.digest)
    },
  )

  it('finds every failure and the smallest one', () => {
    const table = solve(exactSlowNim(4, 3), { max: 43 }, { value: 'outcome' })
    const wrong = [
      [1, 1, 2, 3],
      [0, 2, 2, 3],
      [40, 41, 42, 43],
    ]
    const isWrong = (x: readonly number[]): boolean => wrong.some((y) => y.join() === x.join())
    const found = compareOutcomes(
      'h',
      table,
      rowsOf((x) => (table.at(x) === 0) !== isWrong(x)),
    )
    expect(found.failures).toBe(3)
    expect(found.smallest).toEqual([...wrong].sort(compareSumLex)[0])
    const other = compareOutcomes(
      'h',
      table,
      rowsOf((x) => (table.at(x) === 0) !== (isWrong(x) && x[0] !== 40)),
    )
    expect(other.digest).not.toBe(found.digest)
  })

  it('tells a wrong outcome from something else that is false', () => {
    const table = solve(exactSlowNim(3, 2), { max: 9 }, { value: 'outcome' })
    const failing = (said: number) =>
      compareOutcomes('h', table, (position, says, length) => {
        for (let x1 = 0; x1 < length; x1++) {
          const actual = table.at([x1, ...position.slice(1)])
          says[x1] = position[2] === 9 && position[1] === 4 && x1 === 2 ? said : actual
        }
      })
    const wrong = failing(1 - table.at([2, 4, 9]))
    const false_ = failing(FAILS)
    expect(wrong).toMatchObject({ failures: 1, smallest: [2, 4, 9] })
    expect(false_).toMatchObject({ failures: 1, smallest: [2, 4, 9] })
    expect(wrong.digest).not.toBe(false_.digest)
  })

  it('is vacuous if the statement never speaks', () => {
    const table = solve(exactSlowNim(3, 2), { max: 5 }, { value: 'outcome' })
    const silent = compareOutcomes(
      'h',
      table,
      rowsOf(() => null),
    )
    const nothing = { expected: 0, actual: 0, explain: '' }
    expect(foundResult(silent, 'test', () => nothing)).toMatchObject({
      verdict: 'vacuous',
      checked: 0,
    })
  })
})
