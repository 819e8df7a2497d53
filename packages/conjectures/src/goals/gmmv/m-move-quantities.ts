import { remotenessTerm } from '@nim/core/exact-slow'
import {
  and,
  constant,
  count,
  eq,
  even,
  type Formula,
  ge,
  gt,
  indicator,
  integer,
  integers,
  ite,
  le,
  mod,
  minus,
  not,
  odd,
  or,
  plus,
  substitute,
  type Term,
} from '@nim/presburger'
import type { Quantity } from '@nim/prover'
import { byTerm } from '../by-term.ts'

/** The number of even entries. @source GMMV-D2 */
export function evenEntries(n: number): Quantity {
  const all = integers('x', n)
  return byTerm('even', count(...all.map((pile) => even(pile))), 'the number of even entries')
}

/** The number of odd entries. @source GMMV-D2 */
export function oddEntries(n: number): Quantity {
  const all = integers('x', n)
  return byTerm('odd', count(...all.map((pile) => odd(pile))), 'the number of odd entries')
}

/** The M-rule allows to keep this pile: a smallest even one, or a largest one if all are odd. */
function mayKeep(x: readonly Term[], kept: Term): Formula {
  return or(
    and(even(kept), ...x.map((pile) => or(odd(pile), le(kept, pile)))),
    and(...x.flatMap((pile) => [odd(pile), le(pile, kept)])),
  )
}

/** The number of illegal moves that the M-rule allows. @source GMMV-D6 */
export function illegalMMoves(n: number): Quantity {
  const x = integers('x', n)
  const illegal = x.map((kept) => {
    const others = x.filter((pile) => pile !== kept)
    return and(mayKeep(x, kept), or(...others.map((pile) => le(pile, 0))))
  })
  return byTerm('illegal', count(...illegal), 'the number of illegal moves that the M-rule allows')
}

/** The number of positions, sorted, that the M-rule allows to move to. @source GMMV-D6 */
export function reachedByMMoves(n: number): Quantity {
  const x = integers('x', n)
  const first = x.map((kept, i) => {
    const earlier = x.slice(0, i).map((pile) => and(mayKeep(x, pile), isSameAfter(pile, kept)))
    return and(mayKeep(x, kept), not(or(...earlier)))
  })
  return byTerm('reached', count(...first), 'the number of positions it allows to move to, sorted')
}

/** x − d(i) and x − d(j), which differ in these two entries only, are the same when sorted. */
function isSameAfter(a: Term, b: Term): Formula {
  const [lowerA, lowerB] = [minus(a, 1), minus(b, 1)]
  return or(and(eq(a, lowerA), eq(lowerB, b)), and(eq(a, b), eq(lowerB, lowerA)))
}

/** e(x): the last index of the smallest even entry, k + 1 if all are odd. @source GMMV-D6 */
export function keptIndex(n: number): Quantity {
  const x = integers('x', n)
  const e = integer('e')
  const attains = or(...x.map((_, i) => and(eq(e, i + 1), isKeptIndex(x, i))))
  return {
    name: 'e',
    attains,
    tried: x.map((_, i) => plus(i, 1)),
    says: 'e(x), GMMV-D6',
    premises: [],
    closedForm: {
      asked: 'Here',
      holds: attains,
      value: x
        .slice(0, -1)
        .reduceRight<Term>((later, _, i) => ite(isKeptIndex(x, i), i + 1, later), constant(n)),
    },
  }
}

/** i, from 0, is e(x). */
function isKeptIndex(x: readonly Term[], i: number): Formula {
  const kept = x[i]!
  const isLast = x.slice(i + 1).map((pile) => or(odd(pile), gt(pile, kept)))
  const isSmallest = x.slice(0, i).map((pile) => or(odd(pile), ge(pile, kept)))
  const ifEven = and(even(kept), ...isSmallest, ...isLast)
  return i < x.length - 1 ? ifEven : or(ifEven, and(...x.map((pile) => odd(pile))))
}

/** How often an entry of y = x − d(e(x)) is larger than the next one. @source GMMV-M3 */
export function descents(n: number): Quantity {
  const x = integers('x', n)
  const after = (kept: number): Term[] => x.map((pile, i) => (i === kept ? pile : minus(pile, 1)))
  const falls = x.map((_, kept) => {
    const y = after(kept)
    return count(...y.slice(1).map((next, i) => and(isKeptIndex(x, kept), gt(y[i]!, next))))
  })
  return byTerm('descents', plus(...falls), 'the number of i with y_i > y_(i+1), y = x − d(e(x))')
}

/** Whether an odd position with this outcome is met. @source GMMV-M2 */
export function oddWith(outcome: 'P' | 'N'): (n: number) => Quantity {
  return (n) => {
    const z = integers('z', n)
    const entry = outcome === 'P' ? 2 * n - 3 : 1
    const R = remotenessTerm(n)
    const isMet = (position: readonly Term[]): Formula => {
      const places = new Map(integers('x', n).map(({ name }, i) => [name, position[i]!]))
      const isIt = eq(mod(substitute(R, places), 2), outcome === 'P' ? 0 : 1)
      return and(...position.map((pile) => odd(pile)), isIt)
    }
    return {
      ...byTerm('met', plus(1), `the number of odd positions that are ${outcome}, counted up to 1`),
      premises: [
        {
          id: `one-is-${outcome}`,
          statement: `The odd position with all entries ${entry} is ${outcome}, by its remoteness.`,
          assertions: [...z.map((pile) => eq(pile, entry)), not(isMet(z))],
        },
      ],
      // the same of that position
      closedForm: {
        asked: 'Here',
        holds: eq(integer('met'), indicator(isMet(z.map(() => constant(entry))))),
        value: constant(1),
      },
    }
  }
}
