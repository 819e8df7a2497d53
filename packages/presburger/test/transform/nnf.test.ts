import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate, type Formula, nnf, parse, toText } from '../../src/index.ts'
import { formulas, positions } from '../arbitraries/formula.ts'
import { at } from '../arbitraries/many-positions.ts'

describe('nnf(formula)', () => {
  it('keeps the meaning and leaves only and, or, and negated congruences', () => {
    const isNormal = (f: Formula): boolean => {
      if (f.kind === 'and' || f.kind === 'or') return f.formulas.every(isNormal)
      if (f.kind === 'not') return f.formula.kind === 'congruence' && f.formula.modulus !== 2
      return !['implies', 'iff', 'xor', 'branch'].includes(f.kind)
    }
    fc.assert(
      fc.property(formulas, fc.array(positions, { minLength: 5, maxLength: 5 }), (f, many) => {
        const normal = nnf(f)
        expect(isNormal(normal)).toBe(true)
        for (const x of many) expect(evaluate(normal, at(x))).toBe(evaluate(f, at(x)))
      }),
      { numRuns: 3000 },
    )
  })

  it.each([
    ['not (x = 0 and y < 3)', 'x != 0 or y >= 3'],
    ['not (x = 0 -> x == 1 (mod 3))', 'x = 0 and not (x == 1 (mod 3))'],
    ['x = 0 xor y == 0 (mod 2)', '(x = 0 and y == 1 (mod 2)) or (x != 0 and y == 0 (mod 2))'],
    ['not (if x = 0 then y = 0 else y = 1)', '(x = 0 and y != 0) or (x != 0 and y != 1)'],
  ])('makes of %s the formula %s', (text, normal) => {
    expect(toText(nnf(parse(text)))).toBe(normal)
  })
})
