import type { Formula, Term } from '@nim/presburger'
import { and, eq, even, ge, le, minus, mod, not, odd, or, plus, times } from '@nim/presburger'
import type { Quantity } from '@nim/prover'

/** One premise in the proof that a quantity has its stated meaning. */
export type Premise = Quantity['premises'][number]

/** The formula which states that z is basic with b(z) = b, in the paper's form. */
export function isBasic(z: readonly Term[], b: Term): Formula {
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
 * The formula which states that there is a basic z ≼ x with b(z) = b. Choose the entries of z that
 * are even: all entries, or one of them. Let T be b, or b − 1 for odd b. Let c_i be the largest
 * even number to which x_i can be lowered, or x_i − 1 if z_i is odd. Then such a z exists if and
 * only if, for some choice, Σ min(c_i,T) ≥ kT and for every s, the sum of any s of the numbers c_i
 * is at least (s − 1)T. Both directions are premises: z satisfies the conditions, and filling kT
 * from the last entry on yields z. The entries of z may be in any order: if z_i ≤ x_i for all i and
 * x ascends, the same is true of z sorted.
 *
 * @source GMMV-D11
 */
export function hasBasicBelow(x: readonly Term[], b: Term): Formula {
  return or(...waysOf(x).map((way) => fills(x, b, way)))
}

/** The premises that prove {@link hasBasicBelow} correct. */
export function premisesOfBasicBelow(x: readonly Term[], z: readonly Term[], b: Term): Premise[] {
  const below = and(...z.map((entry, i) => and(ge(entry, 0), le(entry, x[i]!))))
  return [
    {
      id: 'above-every-basic-position',
      statement: 'If a basic z has z_i ≤ x_i for all i, the formula is true of b(z).',
      assertions: [below, ge(b, 0), isBasic(z, b), not(hasBasicBelow(x, b))],
    },
    ...waysOf(x).map((way, i) => ({
      id: `of-a-basic-position-${i}`,
      statement:
        'If the formula is true of b in this way, a basic z has z_i ≤ x_i for all i, and b(z) = b.',
      assertions: [fills(x, b, way), ...filling(x, z, b, way), not(and(below, isBasic(z, b)))],
    })),
  ]
}

/** The choices of the even entry of a basic position; null if all entries are even. */
export function waysOf(x: readonly Term[]): (Term | null)[] {
  return [null, ...x]
}

/**
 * The formula which states that some z ≼ x has |z| = kb and no entry above b. For even b, all
 * entries of z are even. For odd b, all entries except `oneEven` are odd.
 */
export function fills(x: readonly Term[], b: Term, oneEven: Term | null): Formula {
  const caps = capsOf(x, oneEven)
  const top = oneEven === null ? b : minus(b, 1)
  const free = oneEven === null ? [] : caps.filter((_, i) => x[i] === oneEven)
  const others = caps.filter((_, i) => x[i] !== oneEven)
  // x ascends, so the smallest sums of the other entries are those of the first ones
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

/**
 * The number c_i for each entry, which is the even part of x_i if z_i is even, and of x_i − 1 if
 * z_i is odd.
 */
function capsOf(x: readonly Term[], oneEven: Term | null): Term[] {
  return x.map((pile) => {
    const whole = oneEven === null || pile === oneEven ? pile : minus(pile, 1)
    return minus(whole, mod(whole, 2))
  })
}

/**
 * The vector z that results from filling kT from the last entry on, with no entry above T or its
 * cap.
 */
export function filling(
  x: readonly Term[],
  z: readonly Term[],
  b: Term,
  oneEven: Term | null,
): Formula[] {
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
