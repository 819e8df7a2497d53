import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  and,
  congruent,
  type Formula,
  evaluate,
  evaluateTerm,
  freeVariables,
  integer,
  integers,
  le,
  max,
  min,
  plus,
  smtLibScript,
  times,
  toSharedSmtLib,
  toSmtLib,
  xor,
  type Variable,
} from '../../src/index.ts'
import { formulas, hugePositions, terms } from '../arbitraries/formula.ts'
import { at } from '../arbitraries/many-positions.ts'
import { evaluateSmtLib } from '../smtlib-semantics/evaluate-smtlib.ts'
import { readSExpressions } from '../smtlib-semantics/s-expression.ts'

const [x1, x2, x3] = integers('x', 3) as [Variable, Variable, Variable]

describe('toSmtLib(expression)', () => {
  it('has the same value as evaluation under the semantics of SMT-LIB', () => {
    fc.assert(
      fc.property(formulas, terms, hugePositions, (f, t, x) => {
        for (const print of [toSmtLib, toSharedSmtLib]) {
          const [read, ...more] = readSExpressions(print(f))
          expect(more).toEqual([])
          expect(evaluateSmtLib(read!, at(x))).toBe(evaluate(f, at(x)))
          expect(evaluateSmtLib(readSExpressions(print(t))[0]!, at(x))).toBe(evaluateTerm(t, at(x)))
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('writes a negative number as an application, and all else with operators of Ints', () => {
    expect(toSmtLib(le(plus(times(-1, x1), times(-3, x2)), -5))).toBe(
      '(<= (+ (- x1) (* (- 3) x2)) (- 5))',
    )
    expect(toSmtLib(congruent(plus(x1, x2), -1, 6))).toBe('(= (mod (+ x1 x2) 6) 5)')
    expect(toSmtLib(max(x1, x2))).toBe('(let ((a! x1) (b! x2)) (ite (>= a! b!) a! b!))')
  })
})

describe('toSharedSmtLib(expression)', () => {
  it('binds parts that occur twice', () => {
    const sum = plus(x1, x2)
    expect(toSharedSmtLib(and(le(sum, 3), congruent(sum, 0, 2)))).toBe(
      '(let ((s!0 (+ x1 x2))) (and (<= s!0 3) (= (mod s!0 2) 0)))',
    )
  })

  it('stays linear in the size of a formula whose parts are shared', () => {
    let f: Formula = le(min(x1, x2, x3), 4)
    for (let i = 0; i < 100; i++) f = xor(f, and(f, le(x1, i)))
    const text = toSharedSmtLib(f)
    expect(text.length).toBeLessThan(20_000)
    const values = new Map([
      ['x1', 3n],
      ['x2', 5n],
      ['x3', 9n],
    ])
    expect(typeof evaluateSmtLib(readSExpressions(text)[0]!, values)).toBe('boolean')
  })
})

describe('smtLibScript(assertions)', () => {
  it('produces a complete script', () => {
    const script = smtLibScript([le(integer('x10'), x2), congruent(x1, 1, 2)], {
      comments: ['two\nlines'],
      model: true,
    })
    expect(script).toBe(`; two
; lines
(set-option :produce-models true)
(set-logic QF_LIA)
(declare-const x1 Int)
(declare-const x2 Int)
(declare-const x10 Int)
(assert (<= x10 x2))
(assert (= (mod x1 2) 1))
(check-sat)
(get-value (x1 x2 x10))
`)
  })

  it('declares exactly the variables that occur, and is a list of commands', () => {
    fc.assert(
      fc.property(fc.array(formulas, { maxLength: 3 }), (many) => {
        const commands = readSExpressions(smtLibScript(many))
        const declared = commands.filter((c) => c[0] === 'declare-const').map((c) => c[1])
        expect(declared).toEqual([...new Set(many.flatMap(freeVariables))].sort())
        expect(commands.filter((c) => c[0] === 'assert')).toHaveLength(many.length)
        expect(commands.at(-1)).toEqual(['check-sat'])
      }),
    )
  })
})
