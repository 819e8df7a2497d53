import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluate,
  evaluateTerm,
  integers,
  minus,
  parse,
  parseTerm,
  substitute,
  toText,
  xor,
  and,
  type Formula,
  type Variable,
} from '../../src/index.ts'
import { formulas, hugePositions, terms } from '../arbitraries/formula.ts'
import { at } from '../arbitraries/many-positions.ts'

describe('substitute(expression, substitution)', () => {
  it('has the same meaning as evaluation at the values of the terms', () => {
    fc.assert(
      fc.property(formulas, terms, terms, terms, hugePositions, (f, t, u, v, x) => {
        const y = at(x)
        const inner = at([t, u].map((s) => evaluateTerm(s, y)).concat(x[2]!))
        expect(evaluate(substitute(f, { x: t, y: u }), y)).toBe(evaluate(f, inner))
        expect(
          evaluateTerm(
            substitute(
              v,
              new Map([
                ['x', t],
                ['y', u],
              ]),
            ),
            y,
          ),
        ).toBe(evaluateTerm(v, inner))
      }),
      { numRuns: 2000 },
    )
  })

  it('does not replace the variables of the terms that it inserts', () => {
    const f = parse('x - x >= 0 and -x <= 3')
    expect(toText(substitute(f, { x: parseTerm('-y'), y: parseTerm('x') }))).toBe(
      '-y + y >= 0 and y <= 3',
    )
  })

  it('replaces all variables at the same time and accepts numbers as terms', () => {
    const [x, y] = integers('x', 2) as [Variable, Variable]
    const f = parse('x1 <= x2 and x3 = 0')
    expect(toText(substitute(f, { x1: y, x2: x, x3: 5 }))).toBe('x2 <= x1 and 5 = 0')
    expect(toText(substitute(f, { x1: minus(x, 1) }))).toBe('x1 - 1 <= x2 and x3 = 0')
  })

  it('returns the same object if nothing changes, and preserves sharing', () => {
    let f: Formula = parse('x1 <= x2')
    for (let i = 0; i < 100; i++) f = xor(f, and(f, f))
    expect(substitute(f, { z: 1 })).toBe(f)
    expect(substitute(f, { x1: 1 }).kind).toBe('xor')
  })

  it('does not mistake names of object properties for variables', () => {
    expect(toText(substitute(parse('constructor <= toString'), { x1: 1 }))).toBe(
      'constructor <= toString',
    )
  })
})
