import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  branch,
  compile,
  compileRows,
  compileTerm,
  compileToClosures,
  evaluate,
  evaluateTerm,
  even,
  exactBound,
  type Formula,
  iff,
  integer,
  le,
  parse,
  sourceOf,
  xor,
} from '../../src/index.ts'
import { formulas, hugePositions, NAMES, positions, terms } from '../arbitraries/formula.ts'
import { at } from '../arbitraries/many-positions.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function forbidCodeFromStrings(): void {
  vi.stubGlobal('Function', function refuse() {
    throw new EvalError('Code generation from strings disallowed for this context')
  })
}

const someThousand = { numRuns: 3000 }

describe('compile(formula, variables)', () => {
  it('agrees with closures, and with evaluation on numbers and bigints', () => {
    fc.assert(
      fc.property(formulas, fc.array(positions, { minLength: 5, maxLength: 5 }), (f, many) => {
        const compiled = compile(f, NAMES)
        const closures = compileToClosures(f, NAMES)
        for (const x of many) {
          const expected = evaluate(f, at(x))
          expect(compiled(x)).toBe(expected)
          expect(closures(x)).toBe(expected)
          expect(evaluate(f, at(x.map(BigInt)))).toBe(expected)
        }
      }),
      someThousand,
    )
  })

  it('agrees with evaluation on bigints up to the exact bound', () => {
    fc.assert(
      fc.property(formulas, hugePositions, (f, huge) => {
        const bound = BigInt(exactBound(f))
        expect(bound).toBeGreaterThan(1n)
        const x = huge.map((value) => value % (bound + 1n))
        expect(compile(f, NAMES)(x.map(Number))).toBe(evaluate(f, at(x)))
        expect(compileToClosures(f, NAMES)(x.map(Number))).toBe(evaluate(f, at(x)))
      }),
      someThousand,
    )
  })

  it('takes the values in the order of the variables', () => {
    const f = le(integer('y'), integer('x'))
    expect(compile(f, ['x', 'y'])([1, 2])).toBe(false)
    expect(compile(f, ['y', 'x'])([1, 2])).toBe(true)
  })

  it('rejects variables that are not listed and names that occur twice', () => {
    const f = le(integer('y'), integer('x'))
    expect(() => compile(f, ['x'])).toThrow('variables: y occur')
    expect(() => compile(f, ['x', 'y', 'x'])).toThrow('a name occurs twice')
    expect(() => compileToClosures(f, ['x'])).toThrow(RangeError)
    expect(() => compileRows(f, ['x', 'y', 'x'])).toThrow(RangeError)
  })

  it('produces the same values if the engine forbids code from strings', () => {
    forbidCodeFromStrings()
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
    expect(() => new Function('return 1')).toThrow(EvalError)
    fc.assert(
      fc.property(formulas, positions, (f, x) => {
        expect(compile(f, NAMES)(x)).toBe(evaluate(f, at(x)))
      }),
    )
  })

  it('computes a shared term once, just before its first use', () => {
    const f = parse('alpha <= 0 or alpha + beta + 1 <= 9 and alpha + beta + 1 == 1 (mod 5)')
    expect(sourceOf(f, ['beta', 'alpha'])).toBe(
      [
        'return (x) => {',
        'const x0 = x[0]',
        'const x1 = x[1]',
        'if ((x1 <= 0)) { return true }',
        'const t0 = (x1 + x0 + 1)',
        'if (!(t0 <= 9)) { return false }',
        'return ((t0 - 1) % 5 === 0)',
        '}',
      ].join('\n'),
    )
  })

  it('stays linear in the size of a formula whose parts are shared', () => {
    let f: Formula = le(integer('x'), integer('y'))
    for (let i = 0; i < 60; i++) f = branch(xor(f, even(integer('x'))), f, iff(f, f))
    expect(sourceOf(f, ['x', 'y']).length).toBeLessThan(10_000)
    expect(compile(f, ['x', 'y'])([1, 2])).toBe(compileToClosures(f, ['x', 'y'])([1, 2]))
  })
})

describe('compileTerm(term, variables)', () => {
  it('agrees with evaluation', () => {
    fc.assert(
      fc.property(terms, positions, (t, x) => {
        expect(compileTerm(t, NAMES)(x)).toBe(evaluateTerm(t, at(x)))
      }),
      someThousand,
    )
  })
})

describe('compileRows(formula, variables)', () => {
  const orders = fc.constantFrom([0, 1, 2], [1, 0, 2], [2, 1, 0])

  /**
   * Fills a row of 20 positions with the variables in this order, and compares it with evaluation.
   */
  function agrees(f: Formula, position: readonly number[], order: readonly number[]): void {
    const names = order.map((i) => NAMES[i]!)
    const outer = order.map((i) => position[i]!)
    const fill = compileRows(f, names)
    const expected = Array.from({ length: 20 }, (_, v) => {
      const x = position.map((value, i) => (i === order[0] ? v : value))
      return evaluate(f, at(x)) ? 1 : 0
    })
    for (const row of [new Uint8Array(22).fill(7), new Int32Array(22).fill(7)]) {
      fill(outer, row, 20)
      expect([...row]).toEqual([...expected, 7, 7])
      fill(outer, row.fill(7), 3)
      expect([...row.subarray(0, 4)]).toEqual([...expected.slice(0, 3), 7])
    }
    expect(outer).toEqual(order.map((i) => position[i]!))
  }

  it('fills rows with the results of evaluation, whichever variable comes first', () => {
    fc.assert(fc.property(formulas, positions, orders, agrees), someThousand)
  })

  it('fills the same rows if the engine forbids code from strings', () => {
    forbidCodeFromStrings()
    fc.assert(fc.property(formulas, positions, orders, agrees))
  })

  it('ignores the first entry, and needs at least one variable', () => {
    const row = new Uint8Array(4)
    compileRows(le(integer('x'), integer('y')), ['x', 'y'])([99, 1], row, 4)
    expect([...row]).toEqual([1, 1, 0, 0])
    expect(() => compileRows(le(1, 2), [])).toThrow(RangeError)
    expect(() => compileRows(le(integer('y'), 2), ['x'])).toThrow(RangeError)
  })
})
