import {
  and,
  div,
  eq,
  even,
  type Formula,
  ge,
  gt,
  integers,
  ite,
  le,
  lt,
  min,
  minus,
  mod,
  not,
  odd,
  or,
  plus,
  type Term,
  times,
} from '@nim/presburger'
import { exceptionalBelow, exceptionalLevel } from '../../facts/exact-slow/exceptional.ts'
import type { PositionQuantity } from '../quantity.ts'
import type { Premise } from './basic-below.ts'
import { onlyHere } from './closed-forms.ts'
import { subsets } from '../subsets.ts'

/** The formula which states that x and m satisfy (B) of Theorem 1. */
export function isExceptional(x: readonly Term[], m: Term): Formula {
  return and(
    eq(plus(...x), exceptionalSum(x, m)),
    ...x.flatMap((pile) => [lt(pile, m), odd(pile)]),
    even(m),
  )
}

/** km + k − 1. */
function exceptionalSum(x: readonly Term[], m: Term): Term {
  const k = x.length - 1
  return plus(times(k, m), k - 1)
}

/** The number m(x) of an exceptional position x. @source GMMV-D12 */
export const exceptionalNumber: PositionQuantity = {
  fact: exceptionalLevel,
  ...onlyHere('m', isExceptional, exceptionalOf),
}

/** The number m(x) of an exceptional position x, computed from the sum of x. */
export function exceptionalOf(x: readonly Term[]): Term {
  return div(minus(plus(...x), x.length - 2), x.length - 1)
}

/**
 * The formula which states that there is an exceptional z ≼ x with m(z) = m. Such a z has odd
 * entries below m and |z| = km + k − 1. Therefore z exists if and only if there are odd numbers
 * below m with that sum, the i-th of which is at most x_i.
 *
 * @source GMMV-D12
 */
export function hasExceptionalBelow(x: readonly Term[], m: Term): Formula {
  const odds = oddParts(x)
  const sum = exceptionalSum(x, m)
  return and(
    even(m),
    ...x.map((pile) => ge(pile, 1)),
    // Σ min(c_i, m − 1) ≥ km + k − 1, for every set of entries that are not capped
    ...subsets(odds).map((some) =>
      ge(plus(0, ...some, times(x.length - some.length, minus(m, 1))), sum),
    ),
  )
}

/** For each entry x_i, the largest odd number c_i ≤ x_i. */
function oddParts(x: readonly Term[]): Term[] {
  return x.map((pile) => minus(pile, plus(1, times(-1, mod(pile, 2)))))
}

/**
 * The premises that prove {@link hasExceptionalBelow} correct: z satisfies it, and filling the sum
 * from the last entry on yields z.
 */
export function premisesOfExceptionalBelow(
  x: readonly Term[],
  z: readonly Term[],
  m: Term,
): Premise[] {
  const isBelow = and(...z.map((entry, i) => and(ge(entry, 0), le(entry, x[i]!))))
  const odds = oddParts(x)
  const filling = z.map((entry, i) => {
    const left = minus(exceptionalSum(x, m), plus(i, ...z.slice(i + 1)))
    const limits = [odds[i]!, minus(m, 1), left]
    return and(
      ...limits.map((limit) => le(entry, limit)),
      or(...limits.map((limit) => eq(entry, limit))),
    )
  })
  return [
    {
      id: 'above-every-exceptional-position',
      statement: 'If an exceptional z has z_i ≤ x_i for all i, the formula is true of m(z).',
      assertions: [isBelow, isExceptional(z, m), not(hasExceptionalBelow(x, m))],
    },
    {
      id: 'of-an-exceptional-position',
      statement:
        'If the formula is true of m, an exceptional z has z_i ≤ x_i for all i, and m(z) = m.',
      assertions: [hasExceptionalBelow(x, m), ...filling, not(and(isBelow, isExceptional(z, m)))],
    },
  ]
}

/**
 * The largest m(z) of all exceptional positions z ≺ x. Each such z has fewer stones than x.
 *
 * @source GMMV-Claim8
 */
export const largestExceptionalBelow: PositionQuantity = {
  name: 'below',
  fact: exceptionalBelow,
  term: largestFilling,
  proof: (x, _, m) => ({
    attains: and(gt(plus(...x), exceptionalSum(x, m)), hasExceptionalBelow(x, m)),
    tried: [],
    premises: premisesOfExceptionalBelow(x, integers('z', x.length), m),
    closedForm: { asked: 'StrictlyBelow', holds: isExceptional(x, m) },
  }),
}

/**
 * The largest m for which `attains` is true, or −1 if it is true for no m. The smallest odd parts
 * come first.
 */
function largestFilling(x: readonly Term[]): Term {
  const odds = oddParts(x)
  const n = x.length
  const k = n - 1
  const limits = odds.slice(1).map((_, i) => {
    const some = odds.slice(0, i + 2)
    return div(minus(plus(...some), n - some.length + k - 1), some.length - 1)
  })
  const most = times(2, div(min(...limits, div(minus(plus(...x), k), k)), 2))
  return ite(and(ge(x[0]!, 1), ge(odds[0]!, 2 * k - 1), ge(most, 2 * k)), most, -1)
}
