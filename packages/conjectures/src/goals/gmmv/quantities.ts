import { remotenessTerm } from '@nim/core/exact-slow'
import {
  and,
  constant,
  div,
  eq,
  even,
  type Formula,
  ge,
  gt,
  integer,
  integers,
  ite,
  le,
  lt,
  min,
  minus,
  not,
  mod,
  odd,
  or,
  plus,
  substitute,
  type Term,
  times,
} from '@nim/presburger'
import type { ClosedForm, Quantity } from '@nim/prover'

/** b(x) = b of a basic position. @source GMMV-D10 */
export function basicNumber(n: number): Quantity {
  const x = integers('x', n)
  return {
    name: 'b',
    attains: isBasic(x, integer('b')),
    tried: [div(plus(...x), n - 1)],
    says: 'b(x) of a basic x, GMMV-D10',
    premises: [],
    closedForm: here(isBasic(x, integer('b')), 'b', div(plus(...x), n - 1)),
  }
}

/** Of the largest v ≥ 0 that is true of x, which can only be this one. */
function here(holds: Formula, name: string, only: Term): ClosedForm {
  const isTrue = substitute(and(ge(integer(name), 0), holds), new Map([[name, only]]))
  return { asked: 'Here', holds, value: ite(isTrue, only, -1) }
}

/** z is basic with b(z) = b, as the paper says it. */
function isBasic(z: readonly Term[], b: Term): Formula {
  const k = z.length - 1
  const oneEven = or(
    ...z.map((one) => and(...z.map((entry) => (entry === one ? even(entry) : odd(entry))))),
  )
  return and(
    eq(plus(...z), times(k, b)),
    ...z.map((entry) => le(entry, b)),
    or(and(even(b), ...z.map((entry) => even(entry))), and(odd(b), oneEven)),
  )
}

/**
 * B(x). Below x there is a basic z with b(z) = b if and only if for one of the ways to choose which
 * entries of z are even (all, or one), the largest entries of these parities fill kb: that is, T being b,
 * or for odd b the number b − 1, and c_i the largest even numbers to which x_i, or x_i − 1 where z_i is
 * odd, can be lowered: Σ min(c_i,T) ≥ kT, every sum of s of the c_i is at least (s − 1)T. Both directions
 * are premises: z gives it, and filling kT from the last entry on gives z. The entries of z are in any
 * order: if z_i ≤ x_i for all i and x ascends, the same is true of z sorted.
 *
 * @source GMMV-D11
 */
export function basicBound(n: number): Quantity {
  const x = integers('x', n)
  const z = integers('z', n)
  const B = integer('B')
  const ways = [null, ...x]
  const below = and(...z.map((entry, i) => and(ge(entry, 0), le(entry, x[i]!))))
  return {
    name: 'B',
    attains: or(...ways.map((way) => fills(x, B, way))),
    tried: [constant(0), plus(B, 1), plus(B, 2)],
    says: 'the largest b(z) of a basic z ≼ x, GMMV-D11',
    premises: [
      {
        id: 'above-every-basic-position',
        statement: 'If a basic z has z_i ≤ x_i for all i, the formula is true of b(z).',
        assertions: [
          below,
          ge(B, 0),
          isBasic(z, B),
          not(or(...ways.map((way) => fills(x, B, way)))),
        ],
      },
      ...ways.map((way, i) => ({
        id: `of-a-basic-position-${i}`,
        statement:
          'If the formula is true of b in this way, a basic z has z_i ≤ x_i for all i, and b(z) = b.',
        assertions: [fills(x, B, way), ...filling(x, z, B, way), not(and(below, isBasic(z, B)))],
      })),
    ],
    // GMMV-L2 (a) with GMMV-T2
    closedForm: {
      asked: 'Below',
      holds: isBasic(x, B),
      value: ite(
        isExceptional(x, exceptionalOf(x)),
        minus(remotenessTerm(n), 1),
        remotenessTerm(n),
      ),
    },
  }
}

/** Some z ≼ x with |z| = kb, even entries, or for odd b odd ones but `oneEven`, and no entry above b. */
function fills(x: readonly Term[], b: Term, oneEven: Term | null): Formula {
  const caps = capsOf(x, oneEven)
  const top = oneEven === null ? b : minus(b, 1)
  const free = oneEven === null ? [] : caps.filter((_, i) => x[i] === oneEven)
  const others = caps.filter((_, i) => x[i] !== oneEven)
  // x ascends, so the smallest sums of others are those of the first ones
  const sums = others.flatMap((_, i) => {
    const first = others.slice(0, i + 1)
    return oneEven === null ? [first] : [first, [...free, ...first]]
  })
  return and(
    oneEven === null ? even(b) : odd(b),
    ge(b, 0),
    ...(oneEven === null ? [] : x.filter((pile) => pile !== oneEven).map((pile) => ge(pile, 1))),
    ...sums.map((some) => ge(plus(...some), times(some.length - 1, top))),
  )
}

/** The even parts of the entries: what is left of x_i, less 1 where the entry is odd. */
function capsOf(x: readonly Term[], oneEven: Term | null): Term[] {
  return x.map((pile) => {
    const whole = oneEven === null || pile === oneEven ? pile : minus(pile, 1)
    return minus(whole, mod(whole, 2))
  })
}

/** z when kT is filled from the last entry on, none above T or its cap. */
function filling(x: readonly Term[], z: readonly Term[], b: Term, oneEven: Term | null): Formula[] {
  const caps = capsOf(x, oneEven)
  const top = oneEven === null ? b : minus(b, 1)
  const parts = z.map((entry, i) =>
    oneEven === null || x[i] === oneEven ? entry : minus(entry, 1),
  )
  return parts.map((part, i) => {
    const rest = minus(times(x.length - 1, top), plus(0, ...parts.slice(i + 1)))
    const limits = [caps[i]!, top, rest]
    return and(
      ...limits.map((limit) => le(part, limit)),
      or(...limits.map((limit) => eq(part, limit))),
    )
  })
}

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]])
}

/** m(x) of an exceptional position. @source GMMV-D12 */
export function exceptionalNumber(n: number): Quantity {
  const x = integers('x', n)
  const attains = isExceptional(x, integer('m'))
  const tried = exceptionalOf(x)
  return {
    name: 'm',
    attains,
    tried: [tried],
    says: 'm(x) of an exceptional x, (B) of Theorem 1, GMMV-D12',
    premises: [],
    closedForm: here(attains, 'm', tried),
  }
}

/** m(x) of an exceptional x, from its sum. */
function exceptionalOf(x: readonly Term[]): Term {
  return div(minus(plus(...x), x.length - 2), x.length - 1)
}

/** z is exceptional with m(z) = m. */
function isExceptional(z: readonly Term[], m: Term): Formula {
  const k = z.length - 1
  return and(
    eq(plus(...z), plus(times(k, m), k - 1)),
    ...z.flatMap((pile) => [lt(pile, m), odd(pile)]),
    even(m),
  )
}

/**
 * The largest m(z) of an exceptional z ≺ x: z has odd entries below m and |z| = km + k − 1, so it can be
 * found below x if and only if the odd entries below x fill that sum, and x has more. That z gives it is
 * a premise; the other direction is not used.
 *
 * @source GMMV-Claim8
 */
export function largestExceptionalBelow(n: number): Quantity {
  const k = n - 1
  const x = integers('x', n)
  const z = integers('z', n)
  const m = integer('below')
  const sum = plus(times(k, m), k - 1)
  const odds = x.map((pile) => minus(pile, plus(1, times(-1, mod(pile, 2)))))
  const attains = and(
    even(m),
    gt(plus(...x), sum),
    ...x.map((pile) => ge(pile, 1)),
    // Σ min(c_i, m − 1) ≥ km + k − 1, for every set of entries that are not capped
    ...subsets(odds).map((some) => ge(plus(0, ...some, times(n - some.length, minus(m, 1))), sum)),
  )
  return {
    name: 'below',
    attains,
    tried: [],
    says: 'the largest m(z) of an exceptional z ≺ x',
    premises: [
      {
        id: 'of-every-exceptional-position',
        statement:
          'If an exceptional z has z_i ≤ x_i for all i, not all equal, the formula is true of m(z).',
        assertions: [
          ...z.map((entry, i) => and(le(entry, x[i]!), ge(entry, 0), lt(entry, m), odd(entry))),
          or(...z.map((entry, i) => lt(entry, x[i]!))),
          eq(plus(...z), sum),
          even(m),
          not(attains),
        ],
      },
    ],
    closedForm: {
      asked: 'StrictlyBelow',
      holds: isExceptional(x, m),
      value: largestOddFilling(x, odds),
    },
  }
}

/** The largest m of which that formula is true, −1 if there is none: the smallest odd parts come first. */
function largestOddFilling(x: readonly Term[], odds: readonly Term[]): Term {
  const n = x.length
  const k = n - 1
  const limits = odds.slice(1).map((_, i) => {
    const some = odds.slice(0, i + 2)
    return div(minus(plus(...some), n - some.length + k - 1), some.length - 1)
  })
  const most = times(2, div(min(...limits, div(minus(plus(...x), k), k)), 2))
  return ite(and(ge(x[0]!, 1), ge(odds[0]!, 2 * k - 1), ge(most, 2 * k)), most, -1)
}

/** R(x), or M(x): the closed form that GMMV-T2 is about. */
export function playLength(n: number, name: 'R' | 'M'): Quantity {
  const term = remotenessTerm(n)
  return {
    name,
    attains: eq(integer(name), term),
    tried: [term],
    says: `${name}(x) by the closed form of GMMV-T2, a goal of this case`,
    premises: [],
  }
}
