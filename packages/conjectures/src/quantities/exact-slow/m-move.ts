import { remotenessTerm } from '@nim/core/exact-slow'
import { keptPilesByText } from '@nim/core/exact-slow/definitions'
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
import { factOf } from '../../facts/fact.ts'
import { M_MOVE_FACTS } from '../../papers/gmmv/1-2-m-rule/m-moves.ts'
import { type PositionQuantity, meaning, quantity } from '../quantity.ts'

/** The number of even entries. @source GMMV-D2 */
export const evenEntries: PositionQuantity = quantity('even', M_MOVE_FACTS.even, (x) =>
  count(...x.map(even)),
)

/** The number of odd entries. @source GMMV-D2 */
export const oddEntries: PositionQuantity = quantity(
  'odd',
  meaning('the number of odd entries', 'GMMV-D2'),
  (x) => count(...x.map(odd)),
)

/**
 * The formula which states that the M-rule allows the player to keep this pile. The M-rule allows
 * each smallest even pile, or each largest pile if all piles are odd.
 */
function mayKeep(x: readonly Term[], kept: Term): Formula {
  return or(
    and(even(kept), ...x.map((pile) => or(odd(pile), le(kept, pile)))),
    and(...x.flatMap((pile) => [odd(pile), le(pile, kept)])),
  )
}

/** The number of illegal moves that the M-rule allows. @source GMMV-D6 */
export const illegalMMoves: PositionQuantity = quantity('illegal', M_MOVE_FACTS.illegal, (x) => {
  const illegal = x.map((kept) => {
    const others = x.filter((pile) => pile !== kept)
    return and(mayKeep(x, kept), or(...others.map((pile) => le(pile, 0))))
  })
  return count(...illegal)
})

/**
 * The number of sorted positions that the player can reach by a move that the M-rule allows.
 * @source GMMV-D6
 */
export const reachedByMMoves: PositionQuantity = quantity('reached', M_MOVE_FACTS.reached, (x) => {
  const first = x.map((kept, i) => {
    const earlier = x.slice(0, i).map((pile) => and(mayKeep(x, pile), isSameAfter(pile, kept)))
    return and(mayKeep(x, kept), not(or(...earlier)))
  })
  return count(...first)
})

/**
 * The formula which states that x − d(i) and x − d(j), which differ only in these two entries, are
 * the same when sorted.
 */
function isSameAfter(a: Term, b: Term): Formula {
  const [lowerA, lowerB] = [minus(a, 1), minus(b, 1)]
  return or(and(eq(a, lowerA), eq(lowerB, b)), and(eq(a, b), eq(lowerB, lowerA)))
}

/** The index e(x) of the pile that the M-rule keeps, counted from 1. @source GMMV-D6 */
export const keptIndex: PositionQuantity = {
  name: 'e',
  fact: factOf(
    'e(x), the last index of the smallest even entry, k + 1 if all are odd',
    'GMMV-D6',
    (x) => keptPilesByText(x).at(-1)! + 1,
  ),
  term: (x) =>
    x
      .slice(0, -1)
      .reduceRight<Term>((later, _, i) => ite(isKeptIndex(x, i), i + 1, later), constant(x.length)),
  proof: (x, _, e) => {
    const attains = or(...x.map((__, i) => and(eq(e, i + 1), isKeptIndex(x, i))))
    const tried = x.map((__, i) => plus(i, 1))
    return { attains, tried, closedForm: { asked: 'Here', holds: attains } }
  },
}

/** The formula which states that e(x) is the entry with index i, counted from 0. */
function isKeptIndex(x: readonly Term[], i: number): Formula {
  const kept = x[i]!
  const isLast = x.slice(i + 1).map((pile) => or(odd(pile), gt(pile, kept)))
  const isSmallest = x.slice(0, i).map((pile) => or(odd(pile), ge(pile, kept)))
  const ifEven = and(even(kept), ...isSmallest, ...isLast)
  return i < x.length - 1 ? ifEven : or(ifEven, and(...x.map((pile) => odd(pile))))
}

/** The number of entries of y = x − d(e(x)) that are larger than the next entry. @source GMMV-M3 */
export const descents: PositionQuantity = quantity('descents', M_MOVE_FACTS.descents, (x) => {
  const falls = x.map((_, kept) => {
    const y = x.map((pile, i) => (i === kept ? pile : minus(pile, 1)))
    return count(...y.slice(1).map((next, i) => and(isKeptIndex(x, kept), gt(y[i]!, next))))
  })
  return plus(...falls)
})

/** 1 if an odd position with this outcome occurs, otherwise 0. @source GMMV-M2 */
export function oddWith(outcome: 'P' | 'N'): PositionQuantity {
  const isMet = (position: readonly Term[]): Formula => {
    const places = new Map(position.map((pile, i) => [`x${i + 1}`, pile]))
    const R = substitute(remotenessTerm(position.length), places)
    return and(...position.map((pile) => odd(pile)), eq(mod(R, 2), outcome === 'P' ? 0 : 1))
  }
  return {
    name: 'met',
    fact: meaning(`the number of odd positions that are ${outcome}, counted up to 1`, 'GMMV-M2'),
    term: () => constant(1),
    proof: (x, _, v) => {
      const z = integers('z', x.length)
      const entry = outcome === 'P' ? 2 * x.length - 3 : 1
      return {
        attains: eq(v, 1),
        premises: [
          {
            id: `one-is-${outcome}`,
            statement: `The odd position with all entries ${entry} is ${outcome}, by its remoteness.`,
            assertions: [...z.map((pile) => eq(pile, entry)), not(isMet(z))],
          },
        ],
        // the closed form: v is 1 if that position has the outcome
        closedForm: { asked: 'Here', holds: eq(v, indicator(isMet(z.map(() => constant(entry))))) },
      }
    },
  }
}
