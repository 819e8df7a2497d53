import { type RowPatterns, solve, type Table } from '@nim/bruteforce'
import { compareSumLex, exactSlowNim, slowSetNim } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareOutcomes as compare } from '../../src/judge/compare-outcomes.ts'
import { outcomeTally } from '../../src/judge/outcome-tally.ts'
import { patternsOf, type PeriodicOutcome } from '../../src/rows/periodic-outcome.ts'
import type { CheckResult } from '../../src/claim/verdict.ts'
import type { SolvedBox } from '../../src/rows/solved-box.ts'
import { type OutcomeRows, SAYS_N, SAYS_P, SILENT } from '../../src/rows/says.ts'

/**
 * Boxes for typed arrays and for generated kernels. Each row of the last box has several 32-bit
 * words.
 */
const BOXES = [
  [exactSlowNim(1, 1), 40],
  [slowSetNim(2, [1, 2]), 45],
  [exactSlowNim(3, 2), 20],
  [exactSlowNim(5, 2), 24],
  [exactSlowNim(4, 3), 43],
  [exactSlowNim(3, 2), 150],
] as const

const NOTHING = { expected: 0, actual: 0, explain: '' }

function compareOutcomes(table: SolvedBox, statement: OutcomeRows | RowPatterns): CheckResult {
  return compare('h', table, statement, () => NOTHING)
}

/** The result of evaluating the same statement position by position. */
function byPositions(table: Table, isP: (x: readonly number[]) => boolean | null): CheckResult {
  const tally = outcomeTally('h', table.box)
  table.box.forEach((x, rank) => {
    const said = isP(x)
    const actual = table.at(x)
    tally.test(x, said === null ? null : said === (actual === 0), actual, rank)
  })
  return tally.result('retrograde', () => NOTHING)
}

/** Fills rows by evaluating the statement position by position. */
function rowsOf(isP: (x: readonly number[]) => boolean | null): OutcomeRows {
  return (position, says, length) => {
    for (let x1 = 0; x1 < length; x1++) {
      const answer = isP([x1, ...position.slice(1)])
      says[x1] = answer === null ? SILENT : answer ? SAYS_P : SAYS_N
    }
  }
}

/** A statement about the residues of |x| and x_1. It does not apply to some residues. */
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
    'gives the same result by patterns as position by position: %o up to %i',
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
          const byPatterns = compareOutcomes(table, patternsOf(statement, max))
          expect(byPatterns).toEqual(compareOutcomes(table, plain))
        }),
        { numRuns: ruleset.piles < 3 ? 30 : 4 },
      )
    },
  )

  it.each(BOXES)('holds if the statement agrees with the table: %o up to %i', (ruleset, max) => {
    const table = solve(ruleset, { max }, { value: 'outcome' })
    const right = compareOutcomes(
      table,
      rowsOf((x) => table.at(x) === 0),
    )
    expect(right).toMatchObject({ checked: table.box.count, failures: 0, counterexample: null })
    const even = compareOutcomes(
      table,
      rowsOf((x) => (x.every((pile) => pile % 2 === 0) ? true : null)),
    )
    let evens = 0
    table.box.forEach((x) => {
      if (x.every((pile) => pile % 2 === 0)) evens++
    })
    expect(even).toMatchObject({ checked: evens, failures: 0 })
    expect(even.digest).not.toBe(right.digest)
  })

  it('reads a table only once if the patterns are right', () => {
    const [ruleset, max] = [slowSetNim(3, [1]), 150]
    const table = solve(ruleset, { max }, { value: 'outcome' })
    const once = {
      ruleset,
      value: table.value,
      box: table.box,
      at: (x: readonly number[]) => table.at(x),
      matchLayers: table.matchLayers,
      forEachRow: () => expect.unreachable('the rows are read'),
      forEachPiece: () => expect.unreachable('the pieces are read'),
    }
    const even = bySum(2, [SAYS_P, SAYS_P, SAYS_N, SILENT])
    const isEven = (x: readonly number[]): boolean | null => {
      const sum = x.reduce((a, b) => a + b)
      return sum % 2 === 1 && x[0]! % 2 === 1 ? null : sum % 2 === 0
    }
    const found = compareOutcomes(once, patternsOf(even, max))
    expect(found).toMatchObject({ verdict: 'holds', counted: table.box.count })
    expect(found).toEqual(byPositions(table, isEven))
  })

  it('finds every failure, and reports the smallest one', () => {
    const table = solve(exactSlowNim(4, 3), { max: 43 }, { value: 'outcome' })
    const wrong = [
      [1, 1, 2, 3],
      [0, 2, 2, 3],
      [40, 41, 42, 43],
    ]
    const isWrong = (x: readonly number[]): boolean => wrong.some((y) => y.join() === x.join())
    const found = compareOutcomes(
      table,
      rowsOf((x) => (table.at(x) === 0) !== isWrong(x)),
    )
    expect(found.failures).toBe(3)
    expect(found).toEqual(byPositions(table, (x) => (table.at(x) === 0) !== isWrong(x)))
    expect(found.counterexample!.position).toEqual([...wrong].sort(compareSumLex)[0])
    const other = compareOutcomes(
      table,
      rowsOf((x) => (table.at(x) === 0) !== (isWrong(x) && x[0] !== 40)),
    )
    expect(other.digest).not.toBe(found.digest)
  })

  it('is vacuous if the statement never applies', () => {
    const table = solve(exactSlowNim(3, 2), { max: 5 }, { value: 'outcome' })
    const silent = compareOutcomes(
      table,
      rowsOf(() => null),
    )
    expect(silent).toMatchObject({ verdict: 'vacuous', checked: 0 })
  })
})
