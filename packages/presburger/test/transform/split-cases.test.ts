import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate, parse, splitCases, subexpressionsOf, toText } from '../../src/index.ts'
import { hugePositions, positions, smallFormulas } from '../arbitraries/formula.ts'
import { at, cube } from '../arbitraries/many-positions.ts'

const COMPOUND = ['div', 'mod', 'min', 'max', 'count', 'indicator', 'ite']

describe('splitCases(formula)', () => {
  it('keeps the meaning and leaves only linear terms', () => {
    fc.assert(
      fc.property(smallFormulas, positions, hugePositions, (f, x, huge) => {
        const split = splitCases(f)
        expect(subexpressionsOf(split).filter(({ kind }) => COMPOUND.includes(kind))).toEqual([])
        expect(evaluate(split, at(x))).toBe(evaluate(f, at(x)))
        expect(evaluate(split, at(huge))).toBe(evaluate(f, at(huge)))
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['min(x, y) <= 3', 'x <= 3 or y <= 3'],
    ['z - 2*min(x, y) <= 3', '2*x - z >= -3 and 2*y - z >= -3'],
    ['max(x, y) < min(z, 4)', 'x - z <= -1 and y - z <= -1 and x <= 3 and y <= 3'],
    ['x mod 2 <= y', '(x == 0 (mod 2) and y >= 0) or (x == 1 (mod 2) and y >= 1)'],
    ['[x = 0] + [y = 0] <= 1', 'x != 0 or y != 0'],
  ])('makes of %s the formula %s', (text, split) => {
    const [f, expected] = [parse(text), parse(split)]
    for (const x of cube(5)) expect(evaluate(f, at(x))).toBe(evaluate(expected, at(x)))
    expect(toText(splitCases(f))).toBe(split)
  })
})
