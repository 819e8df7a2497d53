import {
  and,
  compile,
  compileTerm,
  congruent,
  constant,
  type Formula,
  ge,
  integer,
  isTerm,
  ite,
  or,
  parse,
  parseTerm,
  type Term,
  times,
  toText,
} from '@nim/presburger'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AtomCells } from '../src/atoms/atom-cells.ts'
import { withoutNeedlessAtoms } from '../src/atoms/needless.ts'
import { inPostOrder, placesOf, saysOf, withTruth } from '../src/atoms/occurrences.ts'
import type { Says } from '../src/discover/discovery.ts'

const VARIABLES = ['x1', 'x2']
const variable = fc.constantFrom(...VARIABLES).map(integer)
const atom: fc.Arbitrary<Formula> = fc.oneof(
  fc.tuple(variable, fc.nat(3)).map(([x, least]) => ge(x, least)),
  fc
    .tuple(variable, fc.nat(2), fc.integer({ min: 2, max: 3 }))
    .map(([x, r, m]) => congruent(x, r, m)),
)
const said = fc.letrec<{ formula: Formula; term: Term }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 3 },
    atom,
    fc.array(tie('formula'), { minLength: 2, maxLength: 3 }).map((parts) => and(...parts)),
    fc.array(tie('formula'), { minLength: 2, maxLength: 3 }).map((parts) => or(...parts)),
  ),
  term: fc.oneof(
    { maxDepth: 3 },
    fc.nat(2).map(constant),
    fc.tuple(variable, fc.integer({ min: 2, max: 3 })).map(([x, factor]) => times(factor, x)),
    fc.tuple(tie('formula'), tie('term'), tie('term')).map(([c, a, b]) => ite(c, a, b)),
  ),
}))
const descriptions: fc.Arbitrary<Says> = fc.oneof<fc.Arbitrary<Says>[]>(said.formula, said.term)
const POSITIONS = Array.from({ length: 64 }, (_, i) => [i % 8, Math.floor(i / 8)])

/** The value that the description assigns to each position. */
function valuesOf(says: Says, positions: readonly number[][]): number[] {
  const value = (isTerm(says) ? compileTerm : compile)(says as never, VARIABLES)
  return positions.map((x) => Number(value(x)))
}

function shortened(says: Says, positions: readonly number[][]): Says {
  const places = placesOf(says)!
  const cells = new AtomCells(places, VARIABLES)
  for (const x of positions) cells.add(x)
  return saysOf(withoutNeedlessAtoms(places, cells))
}

describe('a description without unnecessary atoms', () => {
  it('has the same values at all listed positions, and other values without any of its atoms', () => {
    const lists = fc.subarray(POSITIONS, { minLength: 1 })
    fc.assert(
      fc.property(descriptions, lists, (says, positions) => {
        const short = shortened(says, positions)
        const values = valuesOf(says, positions)
        expect(valuesOf(short, positions)).toEqual(values)
        const places = placesOf(short)!
        for (const place of inPostOrder(places)) {
          if (place.kind !== 'atom' || place.formula.kind === 'true') continue
          if (place.formula.kind === 'false') continue
          for (const truth of [true, false]) {
            const other = saysOf(withTruth(places, place, truth))
            expect(valuesOf(other, positions), toText(other)).not.toEqual(values)
          }
        }
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['x1 >= 1 and (x1 >= 0 or x2 == 0 (mod 2))', 'x1 >= 1'],
    ['x1 == 0 (mod 2) or (x1 == 1 (mod 2) and x2 >= 3)', 'x1 == 0 (mod 2) or x2 >= 3'],
    ['x1 >= 2 and (x1 >= 1 and x2 >= 1)', 'x1 >= 2 and x2 >= 1'],
    ['x1 >= 0 or x2 >= 1', 'true'],
    ['x1 >= 1 and x1 < 1', 'false'],
  ])('of %s is %s', (long, short) => {
    expect(toText(shortened(parse(long), POSITIONS))).toBe(short)
  })

  it('does not contain unnecessary cases of a term', () => {
    const long = parseTerm(
      'if x1 >= 1 and x1 >= 0 then (if x1 == 0 (mod 2) then x2 else x2) else 3',
    )
    expect(toText(shortened(long, POSITIONS))).toBe('if x1 >= 1 then x2 else 3')
  })
})

it('a description with too many occurrences of atoms stays unchanged', () => {
  const double = (formula: Formula): Formula => and(formula, formula)
  let formula: Formula = parse('x1 >= 1')
  for (let i = 0; i < 16; i++) formula = double(formula)
  expect(placesOf(formula)).toBeNull()
})
