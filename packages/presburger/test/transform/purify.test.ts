import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assign,
  evaluate,
  extendByDefinitions,
  freeVariables,
  parse,
  purify,
  subexpressionsOf,
  toText,
} from '../../src/index.ts'
import { formulas, hugePositions, positions } from '../arbitraries/formula.ts'
import { at } from '../arbitraries/many-positions.ts'

const IMPURE = ['div', 'mod', 'min', 'max', 'count', 'indicator', 'ite', 'congruence']

describe('purify(formula)', () => {
  it('agrees with the formula if the fresh variables have the values of their terms', () => {
    fc.assert(
      fc.property(formulas, hugePositions, (f, x) => {
        const { formula, definitions } = purify(f)
        const extended = extendByDefinitions(at(x), definitions)
        for (const { constraint } of definitions) {
          expect(evaluate(constraint, extended)).toBe(true)
        }
        expect(evaluate(formula, extended)).toBe(evaluate(f, at(x)))
      }),
      { numRuns: 3000 },
    )
  })

  it('leaves only linear comparisons and connectives', () => {
    fc.assert(
      fc.property(formulas, (f) => {
        const { formula, definitions } = purify(f)
        for (const part of [formula, ...definitions.map(({ constraint }) => constraint)]) {
          expect(subexpressionsOf(part).filter(({ kind }) => IMPURE.includes(kind))).toEqual([])
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('defines every fresh variable uniquely', () => {
    fc.assert(
      fc.property(formulas, positions, fc.integer({ min: -12, max: 12 }), (f, x, shift) => {
        const { definitions } = purify(f)
        const values = new Map(extendByDefinitions(at(x), definitions))
        for (const { variable, constraint } of definitions) {
          const value = values.get(variable)!
          values.set(variable, value + shift)
          expect(evaluate(constraint, values)).toBe(shift === 0)
          values.set(variable, value)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('uses one variable for equal terms, and defines it after its parts', () => {
    const f = parse('min(x, y) mod 3 = 1 or min(x, y) mod 3 = 2 or min(x, y) = quotient')
    const { formula, definitions } = purify(f)
    expect(definitions.map(({ variable, meaning }) => `${variable} = ${toText(meaning)}`)).toEqual([
      'minimum = min(x, y)',
      'quotient_1 = minimum div 3',
    ])
    expect(toText(formula)).toBe(
      'minimum - 3*quotient_1 = 1 or minimum - 3*quotient_1 = 2 or minimum = quotient',
    )
    expect(definitions.map(({ constraint }) => toText(constraint))).toEqual([
      'minimum <= x and minimum <= y and (x <= minimum or y <= minimum)',
      '3*quotient_1 <= minimum and minimum <= 3*quotient_1 + 2',
    ])
  })

  it('gives fresh variables names that the formula does not use', () => {
    fc.assert(
      fc.property(formulas, (f) => {
        const { definitions } = purify(f)
        const names = [...freeVariables(f), ...definitions.map(({ variable }) => variable)]
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })
})

describe('extendByDefinitions(assignment, definitions)', () => {
  it('accepts records and maps', () => {
    const { definitions } = purify(parse('x mod 3 = 1'))
    expect([...extendByDefinitions({ x: 7 }, definitions)]).toEqual([
      ['x', 7],
      ['quotient', 2],
    ])
    expect([...extendByDefinitions(assign(['x'], [-7n]), definitions)]).toEqual([
      ['x', -7n],
      ['quotient', -3n],
    ])
  })
})
