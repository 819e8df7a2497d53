import { remotenessTerm } from '@nim/core/exact-slow'
import {
  and,
  count,
  div,
  eq,
  even,
  type Formula,
  ge,
  gt,
  implies,
  integer,
  integers,
  le,
  lt,
  minus,
  not,
  or,
  plus,
  substitute,
  type Substitution,
  type Term,
  type Variable,
} from '@nim/presburger'
import { criticalByM } from '../../facts/exact-slow/critical.ts'
import { level } from '../../facts/exact-slow/level.ts'
import { type PositionQuantity, meaning } from '../quantity.ts'
import { premisesOfBasicBelow, hasBasicBelow, isBasic, type Premise } from './basic-below.ts'
import { ifHere } from './closed-forms.ts'
import { premisesOfExceptionalBelow, hasExceptionalBelow, isExceptional } from './exceptional.ts'

/** The formula which states that x and m satisfy (A) or (B) of Theorem 1. */
function meetsTheorem1(x: readonly Term[], m: Term): Formula {
  return and(ge(m, 0), or(isBasic(x, m), isExceptional(x, m)))
}

/** The m for which x is m-critical. @source GMMV-D8 */
export const criticalNumber: PositionQuantity = {
  name: 'm',
  fact: criticalByM,
  given: 'M(x) by the closed form of GMMV-T2, a goal of this case',
  term: (x) => ifHere(meetsTheorem1(x, integer('m')), 'm', numberOf(x)),
  proof: (x, _, m) => ({
    attains: meetsTheorem1(x, m),
    tried: [numberOf(x)],
    premises: isCriticalAsDefined(x.length, m),
    closedForm: { asked: 'Here', holds: isCritical(x, m) },
  }),
}

/**
 * The formula which states that M(x) = m, and that M(y) ≠ m for every y with one token fewer than
 * x. This formula implies that M(y) ≠ m for every y ≺ x, because M is not larger below x.
 */
function isCritical(x: readonly Variable[], m: Term): Formula {
  const M = remotenessTerm(x.length)
  const lowered = x.map((pile, i) => {
    // of several equal piles, the first is lowered
    const isLegal = gt(pile, i === 0 ? 0 : x[i - 1]!)
    return implies(isLegal, not(eq(substitute(M, new Map([[pile.name, minus(pile, 1)]])), m)))
  })
  return and(eq(M, m), ...lowered)
}

/** The number m for which x satisfies (A) or (B). Then |x| is km, or km + k − 1. */
function numberOf(x: readonly Term[]): Term {
  return div(plus(...x), x.length - 1)
}

/** The premises which state that x is m-critical if and only if (A) or (B) is true. */
function isCriticalAsDefined(n: number, m: Term): Premise[] {
  const [x, y, z] = [integers('x', n), integers('y', n), integers('z', n)]
  const M = remotenessTerm(n)
  const atY: Substitution = new Map(x.map(({ name }, i) => [name, y[i]!]))
  const isBelow = and(
    ge(y[0]!, 0),
    ...y.slice(1).map((pile, i) => le(y[i]!, pile)),
    ...y.map((pile, i) => le(pile, x[i]!)),
    lt(plus(...y), plus(...x)),
  )
  return [
    {
      id: 'has-this-length',
      statement: 'If (A) or (B) is true of x and m, then M(x) = m.',
      assertions: [meetsTheorem1(x, m), not(eq(M, m))],
    },
    {
      id: 'has-nothing-below',
      statement: 'If (A) or (B) is true of x and m, then M(y) = m for no y ≺ x.',
      assertions: [meetsTheorem1(x, m), isBelow, eq(substitute(M, atY), m)],
    },
    {
      id: 'is-all',
      statement:
        'If neither is true of x and m = M(x), there is a basic z ≼ x with b(z) = m; it is not x, and M(z) = m.',
      assertions: [eq(M, m), not(meetsTheorem1(x, m)), not(hasBasicBelow(x, m))],
    },
    ...premisesOfBasicBelow(x, z, m),
  ]
}

/** The formula which states that x ≽ y for some m-critical position y. */
function isAboveCritical(x: readonly Term[], m: Term): Formula {
  return and(ge(m, 0), or(hasBasicBelow(x, m), hasExceptionalBelow(x, m)))
}

/** m(x), the level of x. @source GMMV-D9 */
export const levelNumber: PositionQuantity = {
  name: 'm',
  fact: level,
  term: (x) => remotenessTerm(x.length),
  proof: (x, _, m) => {
    const z = integers('z', x.length)
    return {
      attains: and(isAboveCritical(x, m), not(isAboveCritical(x, plus(m, 1)))),
      premises: [
        ...isCriticalAsDefined(x.length, m),
        ...premisesOfExceptionalBelow(x, z, m),
        {
          id: 'is-the-only-one',
          statement: 'If x ≽ some (m+1)-critical position, x ≽ some m-critical one.',
          assertions: [ge(m, 0), isAboveCritical(x, plus(m, 1)), not(isAboveCritical(x, m))],
        },
      ],
      // the largest m below x with M(z) = m is the m of an m-critical position
      closedForm: { asked: 'Below', holds: eq(remotenessTerm(x.length), m) },
    }
  },
}

/**
 * The number of moves from x to even (m−1)-critical positions, where x is m-critical.
 * @source GMMV-Cor1ii
 */
export function leadingMoves(reading: string): PositionQuantity {
  return {
    name: 'leading',
    fact: meaning(
      'the number of moves to even (m−1)-critical positions, where x is m-critical',
      'GMMV-Cor1ii',
    ),
    term: (x) => {
      const next = minus(numberOf(x), 1)
      const leading = x.map((kept, i) => {
        const after = x.map((pile) => (pile === kept ? pile : minus(pile, 1)))
        const isEven = reading === 'number' ? [even(next)] : after.map((pile) => even(pile))
        return and(
          ...x.filter((pile) => pile !== kept).map((pile) => ge(pile, 1)),
          // of several equal piles, the last is kept
          ...x.slice(i + 1, i + 2).map((pile) => lt(kept, pile)),
          meetsTheorem1(after, next),
          ...isEven,
        )
      })
      return count(...leading)
    },
  }
}
