import { solve } from '@nim/bruteforce'
import { exactSlowNim, sortedBox } from '@nim/core/rules'
import {
  assign,
  congruent,
  constant,
  evaluate,
  even,
  and,
  type Formula,
  ge,
  integer,
  integers,
  mod,
  odd,
  plus,
  count,
  eq,
  or,
  periodsOf,
  substitute,
  times,
  TRUE,
} from '@nim/presburger'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formulas, smallFormulas } from '../../../presburger/test/arbitraries/formula.ts'
import { compareOutcomes } from '../../src/judge/compare-outcomes.ts'
import { periodicOutcomeOf } from '../../src/rows/formula-automaton.ts'
import { outcomeRowsOfFormula } from '../../src/rows/formula-rows.ts'
import {
  type FormulaStatement,
  outcomeAtOfFormula,
  pileNames,
} from '../../src/rows/formula-statement.ts'
import { patternsOf, periodicRows } from '../../src/rows/periodic-outcome.ts'
import { forEachRow } from '../../src/rows/for-each-row.ts'
import { type OutcomeAt, type OutcomeRows, SAYS_N, SAYS_P, SILENT } from '../../src/rows/says.ts'

const NOTHING = { expected: 0, actual: 0, explain: '' }

/** Fills rows by evaluating the statement position by position. */
function rowsOf(isP: OutcomeAt): OutcomeRows {
  return (position, says, length) => {
    for (let x1 = 0; x1 < length; x1++) {
      const answer = isP([x1, ...position.slice(1)])
      says[x1] = answer === null ? SILENT : answer ? SAYS_P : SAYS_N
    }
  }
}

/** The result of evaluating the formula at one position. */
function said({ says, where }: FormulaStatement, x: readonly number[]): number {
  const values = assign(pileNames(x.length), x)
  if (where !== undefined && !evaluate(where, values)) return SILENT
  return evaluate(says, values) ? SAYS_P : SAYS_N
}

/**
 * Expects the rows to agree with the evaluation at every position of the box. Returns the form of
 * the rows.
 */
function agrees(statement: FormulaStatement, piles: number, max: number): 'patterns' | 'rows' {
  const form = outcomeRowsOfFormula(statement, piles, max)
  const fill = typeof form === 'function' ? form : periodicRows(form)
  const row = new Uint8Array(max + 1)
  forEachRow(sortedBox(piles, max), (position, length) => {
    fill(position, row, length)
    for (let x1 = 0; x1 < length; x1++) {
      const x = [x1, ...position.slice(1)]
      if (row[x1] !== said(statement, x)) expect.fail(`${row[x1]} at ${x.join()}`)
    }
  })
  return typeof form === 'function' ? 'rows' : 'patterns'
}

/** Replaces the variables x, y, z of a formula by piles, or by 1 if there is no such pile. */
function overPiles(f: Formula, piles: number): Formula {
  const pile = (i: number) => (i <= piles ? integer(`x${i}`) : constant(1))
  return substitute(f, { x: pile(1), y: pile(2), z: pile(3) })
}

/** Replaces x, y and z by their residues modulo m[0], m[1] and m[2]. */
function throughResidues(f: Formula, m: readonly number[]): Formula {
  const [x, y, z] = ['x', 'y', 'z'].map((name, i) => mod(integer(name), m[i]!))
  return substitute(f, { x: x!, y: y!, z: z! })
}

const MAX = [12, 9, 6]
const piles = fc.integer({ min: 1, max: 3 })
const moduli = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 3 })
const where = fc.option(smallFormulas, { nil: undefined })

describe('the rows of a formula', () => {
  it('agree with evaluation at every position of small boxes', () => {
    let compiled = 0
    fc.assert(
      fc.property(formulas, where, piles, (f, g, n) => {
        const statement = {
          says: overPiles(f, n),
          ...(g === undefined ? {} : { where: overPiles(g, n) }),
        }
        if (agrees(statement, n, MAX[n - 1]!) === 'rows') compiled++
      }),
      { numRuns: 500 },
    )
    expect(compiled).toBeGreaterThan(50)
  })

  it('are an automaton if the formula uses the piles only through residues', () => {
    fc.assert(
      fc.property(formulas, where, piles, moduli, (f, g, n, m) => {
        const statement = {
          says: overPiles(throughResidues(f, m), n),
          ...(g === undefined ? {} : { where: overPiles(throughResidues(g, m), n) }),
        }
        expect(agrees(statement, n, MAX[n - 1]!)).toBe('patterns')
      }),
      { numRuns: 500 },
    )
  })

  it('agree with the evaluation at single positions', () => {
    const statement = { says: even(integer('x1')), where: ge(integer('x2'), 3) }
    const at = outcomeAtOfFormula(statement, 2)
    expect([at([0, 3]), at([1, 3]), at([0, 2])]).toEqual([true, false, null])
  })

  it('reject inexact numbers and other variables', () => {
    const says = ge(times(2 ** 40, integer('x1')), 7)
    expect(() => outcomeRowsOfFormula({ says }, 2, 2 ** 20)).toThrow('exactly only for piles up to')
    expect(() => outcomeRowsOfFormula({ says: TRUE, where: says }, 2, 2 ** 20)).toThrow(RangeError)
    expect(() => outcomeRowsOfFormula({ says: odd(integer('x3')) }, 2, 9)).toThrow(RangeError)
    expect(() => outcomeRowsOfFormula({ says: ge(integer('y'), 3) }, 2, 9)).toThrow(RangeError)
  })
})

describe('the automaton of a periodic formula', () => {
  it('has few states, because residues with the same continuation share a state', () => {
    const x = integers('x', 5)
    // Only the sum modulo 3 matters, so there are 3 states after each pile except the last.
    const bySum = periodicOutcomeOf({ says: congruent(plus(...x), 1, 3) }, 5)!
    expect(bySum.states).toBe(1 + 3 * 4)
    // Without merging, there would be a state for each number of odd piles after 0, …, 4 piles.
    const o = count(...x.map(odd))
    const byCount = periodicOutcomeOf({ says: eq(o, 0), where: or(eq(o, 0), eq(o, 2)) }, 5)!
    expect(byCount.states).toBeLessThan(1 + 2 + 3 + 4 + 5)
    // This formula uses no pile.
    expect(periodicOutcomeOf({ says: TRUE }, 4)!.states).toBe(4)
  })

  it('does not exist for formulas that compare sizes, or with too many residues', () => {
    const [x1, x2] = integers('x', 2)
    expect(periodicOutcomeOf({ says: and(even(x1!), ge(x2!, 3)) }, 2)).toBeNull()
    expect(periodicOutcomeOf({ says: even(x1!), where: ge(x2!, 3) }, 2)).toBeNull()
    const says = congruent(plus(x1!, x2!), 0, 1025)
    expect(periodsOf(says)).not.toBeNull()
    expect(periodicOutcomeOf({ says }, 2)).toBeNull()
    expect(agrees({ says }, 2, 50)).toBe('rows')
  })

  it('has the same result and digest as the statement evaluated at every position', () => {
    const table = solve(exactSlowNim(4, 2), { max: 40 }, { value: 'outcome' })
    const o = count(...integers('x', 4).map(odd))
    const statement = { says: eq(o, 0), where: or(eq(o, 0), eq(o, 2)) }
    const asked = compareOutcomes(
      'h',
      table,
      rowsOf(outcomeAtOfFormula(statement, 4)),
      () => NOTHING,
    )
    const patterns = patternsOf(periodicOutcomeOf(statement, 4)!, 40)
    expect(compareOutcomes('h', table, patterns, () => NOTHING)).toEqual(asked)
    expect(asked).toMatchObject({ failures: 0, counterexample: null })
    expect(asked.checked).toBeGreaterThan(1000)
  })
})
