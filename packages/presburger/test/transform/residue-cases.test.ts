import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  evaluate,
  type Expression,
  modulusOf,
  parse,
  residueCases,
  subexpressionsOf,
  toText,
} from '../../src/index.ts'
import { formulas } from '../arbitraries/formula.ts'

describe('residueCases(formula, variables, modulus)', () => {
  it('holds at M q + r if and only if its case holds at q', () => {
    const quotients = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(formulas, fc.constantFrom(1, 2, 3), quotients, (f, m, q) => {
        const names = ['x', 'y', 'z']
        let cases = 0
        for (const c of residueCases(f, names, m)) {
          const x = names.map((name, i) => [name, m * q[i]! + c.residues[i]!] as const)
          const y = c.quotients.map((name, i) => [name, q[i]!] as const)
          expect(evaluate(c.formula, new Map(y))).toBe(evaluate(f, new Map(x)))
          cases++
        }
        expect(cases).toBe(m ** 3)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    'x1 + x2 == 1 (mod 2) and x1 - 3*x2 == 2 (mod 3) or x1 <= x2',
    '(x1 div 2) mod 3 = 1 and x2 mod 4 <= 2',
    '((x1 + x2) div 2 + (x1 + 1) div 3) mod 2 = 1',
    'count(x1 == 1 (mod 2), x2 == 1 (mod 2)) <= (x1 + x2) mod 4',
    '((x1 mod 4) div 2 + x2) mod 6 = 5',
  ])('leaves no residue or quotient in the cases of %s', (text) => {
    const f = parse(text)
    const bad = (node: Expression): boolean => ['mod', 'div', 'congruence'].includes(node.kind)
    for (const { formula } of residueCases(f)) {
      expect(subexpressionsOf(formula).filter(bad).map(toText)).toEqual([])
    }
  })

  it('splits by the common modulus in lexicographic order, avoiding names in use', () => {
    const f = parse('x1 == q_x1 (mod 2)')
    const cases = [...residueCases(f, ['x1'], modulusOf(f))]
    expect(cases.map(({ residues }) => residues)).toEqual([[0], [1]])
    expect(cases[0]!.quotients).toEqual(['q_x1_1'])
    expect(cases.map(({ formula }) => toText(formula))).toEqual([
      'q_x1 == 0 (mod 2)',
      'q_x1 == 1 (mod 2)',
    ])
  })

  it('has one case for a formula without variables, and rejects a modulus below 1', () => {
    expect([...residueCases(parse('1 = 2'))].map(({ formula }) => toText(formula))).toEqual([
      'false',
    ])
    expect(() => [...residueCases(parse('x = 2'), ['x'], 0)]).toThrow(RangeError)
  })
})
