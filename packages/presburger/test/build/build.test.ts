import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  and,
  bottomUp,
  ceilDiv,
  compareExpressions,
  congruent,
  constant,
  count,
  div,
  equal,
  evaluate,
  FALSE,
  firstCase,
  freshName,
  integer,
  integers,
  interner,
  max,
  min,
  minus,
  mod,
  negate,
  not,
  or,
  parse,
  parseTerm,
  plus,
  subexpressionsOf,
  times,
  toText,
  TRUE,
} from '../../src/index.ts'
import { compareNames } from '../../src/syntax/compare.ts'
import { formulas } from '../arbitraries/formula.ts'

const x = integer('x')

describe('builders', () => {
  it('create deeply frozen data', () => {
    fc.assert(
      fc.property(formulas, (f) => {
        for (const node of subexpressionsOf(f)) {
          expect(Object.isFrozen(node)).toBe(true)
          for (const value of Object.values(node)) expect(Object.isFrozen(value)).toBe(true)
        }
      }),
    )
  })

  it('return the same data for expressions that would otherwise have two forms', () => {
    expect(plus()).toEqual(constant(0))
    expect(plus(x)).toBe(x)
    expect(min(x)).toBe(x)
    expect(max(x)).toBe(x)
    expect(times(2, times(-3, x))).toEqual(times(-6, x))
    expect(times(-1, times(-1, x))).toBe(x)
    expect(times(0, x)).toEqual(constant(0))
    expect(times(3, 4)).toEqual(constant(12))
    expect(Object.is(times(-1, 0).kind === 'constant' && constant(-0).value, 0)).toBe(true)
    expect(and()).toBe(TRUE)
    expect(or()).toBe(FALSE)
    expect(and(TRUE)).toBe(TRUE)
    expect(count()).toEqual(constant(0))
    expect(congruent(x, -1, 3).residue).toBe(2)
    expect(toText(congruent(x, plus(x, 1), 3))).toBe('x - (x + 1) == 0 (mod 3)')
    expect(toText(minus(x, 3))).toBe('x - 3')
    expect(toText(negate(ceilDiv(x, 2)))).toBe('-((x + 1) div 2)')
    expect(integers('x', 2).map(toText)).toEqual(['x1', 'x2'])
  })

  it('reject expressions that are not in the language', () => {
    for (const name of ['', '1x', 'x-1', 'x y', 'mod', 'true', 'let', 'ite', 'x!', '|x|', 'α']) {
      expect(() => integer(name)).toThrow(RangeError)
    }
    expect(() => constant(0.5)).toThrow(RangeError)
    expect(() => constant(2 ** 53)).toThrow(RangeError)
    expect(() => times(Number.NaN, x)).toThrow(RangeError)
    expect(() => times(2 ** 40, times(2 ** 40, x))).toThrow(RangeError)
    expect(() => div(x, 0)).toThrow(RangeError)
    expect(() => div(x, -2)).toThrow(RangeError)
    expect(() => mod(x, 1.5)).toThrow(RangeError)
    expect(() => congruent(x, 0, 0)).toThrow(RangeError)
    expect(() => min()).toThrow(RangeError)
    expect(() => max()).toThrow(RangeError)
  })
})

describe('firstCase(cases, otherwise)', () => {
  it('uses the first case whose condition is true', () => {
    const f = firstCase(
      [
        [parse('x >= 5'), parse('y = 1')],
        [parse('x >= 3'), parse('y = 2')],
      ],
      parse('y = 3'),
    )
    for (const [value, expected] of [
      [7, 1],
      [5, 1],
      [4, 2],
      [0, 3],
    ] as const) {
      for (const y of [1, 2, 3]) expect(evaluate(f, { x: value, y })).toBe(y === expected)
    }
    expect(firstCase([])).toBe(FALSE)
  })
})

describe('interner() and equal(a, b)', () => {
  it('recognise equal structure', () => {
    fc.assert(
      fc.property(formulas, formulas, (f, g) => {
        const again = parse(toText(f))
        const idOf = interner()
        expect(equal(f, again)).toBe(true)
        expect(idOf(f)).toBe(idOf(again))
        expect(compareExpressions(f, again)).toBe(0)
        expect(equal(f, g)).toBe(toText(f) === toText(g))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('compareExpressions(a, b)', () => {
  it('is a total order', () => {
    fc.assert(
      fc.property(formulas, formulas, formulas, (f, g, h) => {
        const sorted = [f, g, h].sort(compareExpressions)
        expect(compareExpressions(sorted[0]!, sorted[2]!)).toBeLessThanOrEqual(0)
        expect(Math.sign(compareExpressions(f, g)) + Math.sign(compareExpressions(g, f))).toBe(0)
        expect(compareExpressions(f, g) === 0).toBe(equal(f, g))
      }),
      { numRuns: 1000 },
    )
  })

  it('puts x2 before x10 and variables before other terms', () => {
    const sorted = ['x10', 'x mod 2', 'y1', 'x2', '3']
      .map((text) => parseTerm(text))
      .sort(compareExpressions)
    expect(sorted.map(toText)).toEqual(['x2', 'x10', 'y1', 'x mod 2', '3'])
  })
})

describe('compareNames(a, b)', () => {
  it('splits names into letters and numbers, and orders numbers by size', () => {
    const piece = fc.constantFrom('x', 'y', '_', '0', '1', '2', '10')
    const name = fc.array(piece, { maxLength: 4 }).map((pieces) => `x${pieces.join('')}`)
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        const sorted = [a, b, c].sort(compareNames)
        expect(compareNames(sorted[0]!, sorted[2]!)).toBeLessThanOrEqual(0)
        expect(Math.sign(compareNames(a, b)) + Math.sign(compareNames(b, a))).toBe(0)
        expect(compareNames(a, b) === 0).toBe(a === b)
      }),
      { numRuns: 3000 },
    )
    expect(['x10', 'x2', 'x', 'x1a', 'x1'].sort(compareNames)).toEqual([
      'x',
      'x1',
      'x1a',
      'x2',
      'x10',
    ])
  })
})

describe('freshName(name, isTaken)', () => {
  it('returns the name itself, or appends the first free number', () => {
    expect(freshName('q', () => false)).toBe('q')
    expect(freshName('q', (name) => ['q', 'q_1'].includes(name))).toBe('q_2')
  })
})

describe('bottomUp(replacements)', () => {
  it('replaces parts from the leaves up, and replaces each shared part only once', () => {
    let calls = 0
    const shared = parse('x = 1')
    const turned = bottomUp({
      term: (t) => (t.kind === 'constant' ? constant(t.value + 1) : t),
      formula: (f) => {
        calls++
        return f.kind === 'comparison' ? not(f) : f
      },
    }).formula(and(shared, or(shared, TRUE)))
    expect(toText(turned)).toBe('not (x = 2) and (not (x = 2) or true)')
    expect(calls).toBe(4)
  })
})
