import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assign, evaluate, evaluateTerm, integer, le, parse, parseTerm } from '../../src/index.ts'
import { formulas, positions, terms } from '../arbitraries/formula.ts'
import { at, cube } from '../arbitraries/many-positions.ts'

describe('evaluate(formula, assignment)', () => {
  it('returns the same value for numbers and bigints, and for maps and records', () => {
    fc.assert(
      fc.property(formulas, positions, (f, x) => {
        const big = x.map(BigInt)
        const expected = evaluate(f, at(x))
        expect(evaluate(f, at(big))).toBe(expected)
        expect(evaluate(f, { x: x[0]!, y: x[1]!, z: x[2]! })).toBe(expected)
        expect(evaluate(f, { x: big[0]!, y: big[1]!, z: big[2]! })).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })

  it.each<[string, (x: number, y: number, z: number) => boolean]>([
    ['x <= y', (x, y) => x <= y],
    ['x < y', (x, y) => x < y],
    ['x = y', (x, y) => x === y],
    ['x != y', (x, y) => x !== y],
    ['x >= y', (x, y) => x >= y],
    ['x > y', (x, y) => x > y],
    ['x + 2*y == 1 (mod 3)', (x, y) => Number.isInteger((x + 2 * y - 1) / 3)],
    ['x div 3 = y', (x, y) => 3 * y <= x && x < 3 * y + 3],
    ['x mod 3 = y', (x, y) => y >= 0 && y < 3 && Number.isInteger((x - y) / 3)],
    ['min(x, y, z) = max(x, y)', (x, y, z) => x === y && z >= x],
    [
      'count(x > 0, y > 0, z > 0) = 2',
      (x, y, z) => Number(x > 0) + Number(y > 0) + Number(z > 0) === 2,
    ],
    ['[x > 0] - [y > 0] = 1', (x, y) => x > 0 && y <= 0],
    ['(if x > 0 then y else z) = 1', (x, y, z) => (x > 0 ? y : z) === 1],
    ['if x > 0 then y = 1 else z = 1', (x, y, z) => (x > 0 ? y : z) === 1],
    ['x > 0 -> y > 0', (x, y) => !(x > 0) || y > 0],
    ['x > 0 <-> y > 0', (x, y) => x > 0 === y > 0],
    ['x > 0 xor y > 0', (x, y) => x > 0 !== y > 0],
    ['not (x > 0 and y > 0) or z > 0', (x, y, z) => !(x > 0 && y > 0) || z > 0],
    ['true and not false', () => true],
  ])('%s has its stated meaning on a cube around 0', (text, meaning) => {
    const f = parse(text)
    for (const [x, y, z] of cube(5)) expect(evaluate(f, at([x!, y!, z!]))).toBe(meaning(x!, y!, z!))
  })

  it('is exact for bigints of any size', () => {
    const x = 10n ** 100n + 7n
    expect(evaluateTerm(parseTerm('x mod 10 + x div 10'), { x })).toBe(7n + 10n ** 99n)
    expect(evaluateTerm(parseTerm('x div 3'), { x: -x })).toBe((-x - 1n) / 3n)
    expect(evaluateTerm(parseTerm('-x mod 7'), { x: 0n })).toBe(0n)
  })

  it('never returns -0', () => {
    fc.assert(
      fc.property(terms, positions, (t, x) => {
        expect(Object.is(evaluateTerm(t, at(x)), -0)).toBe(false)
      }),
    )
  })

  it('throws an error if numbers would be rounded', () => {
    const x = Number.MAX_SAFE_INTEGER
    expect(() => evaluate(parse('x + y <= 0'), { x, y: 1 })).toThrow('pass bigints')
    expect(() => evaluate(parse('2*x <= 0'), { x })).toThrow(RangeError)
    expect(evaluate(parse('2*x + y <= 0'), { x: BigInt(x), y: 1n })).toBe(false)
  })

  it('throws an error if a value is missing or not an integer, or if numbers and bigints are mixed', () => {
    const f = le(integer('x'), integer('toString'))
    expect(() => evaluate(f, { x: 1 })).toThrow("variable 'toString' has no value")
    expect(() => evaluate(f, new Map([['toString', 1]]))).toThrow("variable 'x' has no value")
    expect(() =>
      evaluate(
        f,
        new Map([
          ['x', 1.5],
          ['toString', 1],
        ]),
      ),
    ).toThrow(RangeError)
    const mixed = new Map<string, number | bigint>([
      ['x', 1],
      ['toString', 1n],
    ])
    expect(() => evaluate(f, mixed)).toThrow(TypeError)
    const mixedToo = new Map<string, number | bigint>([
      ['x', 1n],
      ['toString', 1],
    ])
    expect(() => evaluate(f, mixedToo)).toThrow(TypeError)
  })

  it('needs no values if there are no variables', () => {
    expect(evaluate(parse('1 < 2'), {})).toBe(true)
  })
})

describe('assign(variables, values)', () => {
  it('pairs variables with values in order, and rejects lists of different lengths', () => {
    expect([...assign(['a', 'b'], [1, 2])]).toEqual([
      ['a', 1],
      ['b', 2],
    ])
    expect(() => assign(['a'], [1, 2])).toThrow(
      'the number of values (2) differs from the number of variables (1)',
    )
  })
})
