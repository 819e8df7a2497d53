import fc from 'fast-check'
import {
  and,
  branch,
  compare,
  congruent,
  constant,
  count,
  div,
  FALSE,
  type Formula,
  iff,
  implies,
  indicator,
  integer,
  ite,
  max,
  min,
  mod,
  not,
  or,
  plus,
  type Relation,
  type Term,
  times,
  TRUE,
  xor,
} from '../../src/index.ts'

/** The variables of random formulas. */
export const NAMES = ['x', 'y', 'z'] as const

const RELATIONS: readonly Relation[] = ['<=', '<', '=', '!=', '>=', '>']

const small: fc.Arbitrary<number> = fc.integer({ min: -6, max: 6 })
const modulus: fc.Arbitrary<number> = fc.integer({ min: 1, max: 8 })

type Both = {
  readonly term: Term
  readonly formula: Formula
}

/** Random terms and formulas over x, y, z that contain every kind of node. */
const upTo = (maxDepth: number): fc.LetrecValue<Both> =>
  fc.letrec<Both>((tie: fc.LetrecTypedTie<Both>) => {
    const depthIdentifier = fc.createDepthIdentifier()
    const terms = fc.array(tie('term'), { minLength: 1, maxLength: 3 })
    const formulas = fc.array(tie('formula'), { minLength: 1, maxLength: 3 })
    return {
      term: fc.oneof(
        { maxDepth, withCrossShrink: true, depthIdentifier },
        fc.constantFrom(...NAMES).map(integer),
        small.map(constant),
        terms.map((t) => plus(...t)),
        fc.tuple(small, tie('term')).map(([factor, t]) => times(factor, t)),
        fc.tuple(tie('term'), modulus).map(([t, m]) => div(t, m)),
        fc.tuple(tie('term'), modulus).map(([t, m]) => mod(t, m)),
        terms.map((t) => min(...t)),
        terms.map((t) => max(...t)),
        formulas.map((f) => count(...f)),
        tie('formula').map(indicator),
        fc.tuple(tie('formula'), tie('term'), tie('term')).map(([c, a, b]) => ite(c, a, b)),
      ),
      formula: fc.oneof(
        { maxDepth, withCrossShrink: true, depthIdentifier },
        fc
          .tuple(tie('term'), fc.constantFrom(...RELATIONS), tie('term'))
          .map(([a, relation, b]) => compare(a, relation, b)),
        fc
          .tuple(tie('term'), fc.oneof(small, tie('term')), modulus)
          .map(([a, b, m]) => congruent(a, b, m)),
        fc.constantFrom(TRUE, FALSE),
        tie('formula').map(not),
        formulas.map((f) => and(...f)),
        formulas.map((f) => or(...f)),
        fc.tuple(tie('formula'), tie('formula')).map(([a, b]) => implies(a, b)),
        fc.tuple(tie('formula'), tie('formula')).map(([a, b]) => iff(a, b)),
        fc.tuple(tie('formula'), tie('formula')).map(([a, b]) => xor(a, b)),
        fc
          .tuple(tie('formula'), tie('formula'), tie('formula'))
          .map(([c, a, b]) => branch(c, a, b)),
      ),
    }
  })

const deep = upTo(4)

/** A random formula. */
export const formulas: fc.Arbitrary<Formula> = deep.formula

/** A random formula with few levels. */
export const smallFormulas: fc.Arbitrary<Formula> = upTo(2).formula

/** A random term. */
export const terms: fc.Arbitrary<Term> = deep.term

/** Values of x, y, z of ordinary size and any sign. */
export const positions: fc.Arbitrary<number[]> = fc.array(fc.integer({ min: -25, max: 25 }), {
  minLength: 3,
  maxLength: 3,
})

/** Values of x, y, z far beyond 2^53. */
export const hugePositions: fc.Arbitrary<bigint[]> = fc.array(
  fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }),
  { minLength: 3, maxLength: 3 },
)
