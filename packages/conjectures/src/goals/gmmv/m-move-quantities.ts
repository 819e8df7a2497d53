import { remotenessTerm } from '@nim/core/exact-slow'
import {
  and,
  count,
  eq,
  even,
  type Formula,
  ge,
  gt,
  implies,
  indicator,
  integer,
  integers,
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
import { byTerm } from './by-term.ts'

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

/** Whether there is one M-move, up to renumbering of piles. @source GMMV-D6 */
export function hasOneMMove(n: number): Quantity {
  const x = integers('x', n)
  const isLegal = x.map((kept) => {
    const others = x.filter((pile) => pile !== kept)
    return implies(mayKeep(x, kept), and(...others.map((pile) => ge(pile, 1))))
  })
  // x − d(i) and x − d(j) differ in the entries i and j only
  const pairs = x.flatMap((a, i) => x.slice(i + 1).map((b) => [a, b] as const))
  const isSame = pairs.map(([a, b]) =>
    implies(
      and(mayKeep(x, a), mayKeep(x, b)),
      or(and(eq(a, minus(a, 1)), eq(minus(b, 1), b)), and(eq(a, b), eq(minus(b, 1), minus(a, 1)))),
    ),
  )
  return byTerm(
    'hasOneMMove',
    indicator(and(...isLegal, ...isSame)),
    'whether the moves that the M-rule allows are legal and lead to one position up to renumbering, 1 or 0, GMMV-D6',
  )
}

/** e(x): the last index of the smallest even entry, k + 1 if all are odd. @source GMMV-D6 */
export function keptIndex(n: number): Quantity {
  const x = integers('x', n)
  const e = integer('e')
  return {
    name: 'e',
    attains: or(...x.map((_, i) => and(eq(e, i + 1), isKeptIndex(x, i)))),
    tried: x.map((_, i) => plus(i, 1)),
    says: 'e(x), GMMV-D6',
    premises: [],
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
    const places = new Map(integers('x', n).map(({ name }, i) => [name, z[i]!]))
    const R = substitute(remotenessTerm(n), places)
    return {
      ...byTerm('met', plus(1), `the number of odd positions that are ${outcome}, counted up to 1`),
      premises: [
        {
          id: `one-is-${outcome}`,
          statement: `The odd position with all entries ${entry} is ${outcome}, by its remoteness.`,
          assertions: [
            ...z.map((pile) => eq(pile, entry)),
            not(and(...z.map((pile) => odd(pile)), eq(mod(R, 2), outcome === 'P' ? 0 : 1))),
          ],
        },
      ],
    }
  }
}
