import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluate,
  freeVariables,
  modulusOf,
  parse,
  parseTerm,
  periodIn,
  periodsOf,
  simplify,
} from '../../src/index.ts'
import { formulas, NAMES, positions } from '../arbitraries/formula.ts'
import { at } from '../arbitraries/many-positions.ts'

describe('freeVariables(expression)', () => {
  it('lists each name once, and orders numbers in names by size', () => {
    expect(freeVariables(parse('x10 + x2 <= [y = x2] and a_3 = 0'))).toEqual([
      'a_3',
      'x2',
      'x10',
      'y',
    ])
    expect(freeVariables(parse('1 = 2'))).toEqual([])
  })

  it('lists every variable on which the value depends', () => {
    fc.assert(
      fc.property(formulas, positions, fc.constantFrom(0, 1, 2), fc.integer(), (f, x, i, value) => {
        if (freeVariables(f).includes(NAMES[i])) return
        const changed = x.map((old, j) => (j === i ? value : old))
        expect(evaluate(f, at(changed))).toBe(evaluate(f, at(x)))
      }),
    )
  })
})

describe('modulusOf(expression)', () => {
  it.each([
    ['x <= y', 1],
    ['x == 1 (mod 4) and y mod 6 = 1', 12],
    ['x div 5 <= 3', 5],
    ['(x div 2) mod 3 = 1', 6],
    ['((x div 2) div 3 + y) == 0 (mod 4)', 24],
    ['2*x == 0 (mod 4)', 4],
    ['count(x == 0 (mod 2), y == 0 (mod 7)) = 1', 14],
    ['(if x == 0 (mod 3) then x else y) mod 2 = 0', 6],
  ])('of %s is %i', (text, modulus) => {
    expect(modulusOf(parse(text))).toBe(modulus)
  })

  it('throws if it is too large to be exact', () => {
    expect(() => modulusOf(parse('x == 0 (mod 94906267) and x == 0 (mod 94906265)'))).toThrow(
      RangeError,
    )
  })
})

describe('periodIn(expression, variable)', () => {
  it.each([
    ['x == 1 (mod 4) and y <= 3', 'x', 4],
    ['x == 1 (mod 4) and x + y == 1 (mod 6)', 'x', 12],
    ['x == 1 (mod 4) and y <= 3', 'y', null],
    ['x == 1 (mod 4) and x <= 3', 'x', null],
    ['2*x == 0 (mod 4)', 'x', 2],
    ['(x div 2) mod 3 = 1', 'x', 6],
    ['x div 2 = 1', 'x', null],
    ['min(x, y) == 0 (mod 2)', 'x', null],
    ['min(x mod 3, y) + x mod 4 <= 2', 'x', 12],
    ['(if x == 0 (mod 3) then x else y) mod 2 = 0', 'x', 6],
    ['y <= 3', 'x', 1],
  ])('of %s in %s is %s', (text, variable, period) => {
    expect(periodIn(parse(text), variable)).toBe(period)
  })

  it('returns a number of steps after which the value repeats', () => {
    const values = fc.tuple(positions, fc.integer({ min: -9, max: 9 }))
    let periodic = 0
    fc.assert(
      fc.property(formulas, values, (f, [x, steps]) => {
        for (const g of [f, simplify(f)]) {
          const period = periodIn(g, 'x')
          if (period === null) continue
          if (period > 1) periodic++
          const shifted = [x[0]! + steps * period, x[1]!, x[2]!]
          expect(evaluate(g, at(shifted))).toBe(evaluate(g, at(x)))
        }
      }),
      { numRuns: 5000 },
    )
    expect(periodic).toBeGreaterThan(50)
  })

  it('also works for terms', () => {
    expect(periodIn(parseTerm('2*(x mod 3) + y'), 'x')).toBe(3)
    // A period of 2^53 or more cannot be represented as a number.
    const primes = [94906249, 94906247, 3]
    const large = parse(primes.map((p) => `x == 0 (mod ${p})`).join(' or '))
    expect(periodIn(large, 'x')).toBe(null)
    expect(periodIn(parse(`(x div ${2 ** 30}) mod ${2 ** 30} == 1`), 'x')).toBe(null)
    expect(periodIn(parseTerm('x + y'), 'x')).toBe(null)
  })
})

describe('periodsOf(expression)', () => {
  it.each([
    ['x == 1 (mod 4) and x + y == 1 (mod 6)', { x: 12, y: 6 }],
    ['count(x == 1 (mod 2), y == 1 (mod 2)) <= (x + y) mod 4', { x: 4, y: 4 }],
    ['x mod 3 <= y mod 2', { x: 3, y: 2 }],
    ['1 <= 2', {}],
  ])('of %s are %o', (text, periods) => {
    expect(Object.fromEntries(periodsOf(parse(text))!)).toEqual(periods)
  })

  it.each(['x == 1 (mod 4) and y <= 3', 'x <= y', 'min(x, y) == 0 (mod 2)'])(
    'returns null for %s',
    (text) => {
      expect(periodsOf(parse(text))).toBeNull()
    },
  )

  it('returns periods for all variables at once', () => {
    const steps = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 })
    let periodic = 0
    fc.assert(
      fc.property(formulas, positions, steps, (f, x, by) => {
        const periods = periodsOf(simplify(f))
        if (periods === null) return
        if (periods.size > 0) periodic++
        const shifted = x.map((value, i) => value + by[i]! * (periods.get(NAMES[i]!) ?? 1))
        expect(evaluate(f, at(shifted))).toBe(evaluate(f, at(x)))
      }),
      { numRuns: 5000 },
    )
    expect(periodic).toBeGreaterThan(50)
  })
})
