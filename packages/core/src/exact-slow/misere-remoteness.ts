import { integers, type Term } from '@nim/presburger'
import type { Pile } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Position } from '../rules/position.ts'
import { lowerHalves, upperHalves } from '../setnim/balanced-position.ts'
import { longestPlayOf } from '../setnim/longest-play.ts'
import { kPlusOnePiles } from './k-plus-one-piles.ts'

/**
 * The misère remoteness of a position of NIM(k+1,k), k ≥ 2, computed without search. Let u = ⌊x/2⌋
 * and v = ⌈x/2⌉, let l be the length of the longest play, and let T = min(2l(v), 2l(u) + 1). Let D
 * be the sum of ⌊(T − x_i)/2⌋ + 1 over all piles x_i ≤ T, reduced by ⌊T/2⌋. Let C be D minus the
 * number of piles of size T. The value is
 *
 * - T − 1 if C ≥ 4; or if C = 3, unless all piles are odd and smaller than T; or if C = 2 and some
 *   pile is
 *   at least T;
 * - T + 1 if D = 2 and one of three conditions holds: T is even, and all piles are even and at most
 * T; T is odd, all piles are at most T, and at most one pile is even; T is odd, some pile has size
 * T, some pile is larger than T, and no even pile is smaller than T;
 * - T otherwise.
 *
 * x is a P-position of misère play iff the value is odd.
 *
 * Proved for all k and x in docs/proofs/misere-remoteness.md, Theorem 38.
 *
 * @throws RangeError for fewer than three piles
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n) integer operations
 * @source GMMV-D4.values
 */
export function misereRemotenessOfKPlusOne<T extends Pile>(x: Position<T>): T {
  const z = kPlusOnePiles(x)
  if (x.length < 3) throw new RangeError(`expected at least 3 piles, got ${x.length}`)
  return misereRemotenessOf(inIntegers(z), x)
}

/** {@link misereRemotenessOfKPlusOne} as a term over x1, …, xn. @source GMMV-D4.values */
export function misereRemotenessTerm(n: number): Term {
  return misereRemotenessOf(IN_TERMS, integers('x', n))
}

function misereRemotenessOf<T, B>(z: Interpretation<T, B>, x: readonly T[]): T {
  const k = x.length - 1
  const evenEnd = z.times(2, longestPlayOf(z, upperHalves(z, x), k))
  const oddEnd = z.plus(z.times(2, longestPlayOf(z, lowerHalves(z, x), k)), 1)
  const T = z.min([evenEnd, oddEnd])
  const isOddEnd = z.gt(evenEnd, oddEnd)
  const upTo = x.map((pile) => z.ite(z.le(pile, T), z.plus(z.div(z.minus(T, pile), 2), 1), 0))
  const D = z.minus(z.sum(upTo), z.div(T, 2))
  const atEnd = x.map((pile) => z.eq(pile, T))
  const C = z.minus(D, z.count(atEnd))
  const areAllBelow = z.gt(T, x.at(-1)!)
  const areAllUpTo = z.le(x.at(-1)!, T)
  const evenPiles = x.map((pile) => z.even(pile))
  const isEarly = z.or([
    z.ge(C, 4),
    z.and([z.eq(C, 3), z.not(z.and([areAllBelow, z.not(z.or(evenPiles))]))]),
    z.and([z.eq(C, 2), z.not(areAllBelow)]),
  ])
  const noEvenBelow = z.and(x.map((pile) => z.or([z.odd(pile), z.ge(pile, T)])))
  const isLate = z.and([
    z.eq(D, 2),
    z.or([
      z.and([z.not(isOddEnd), areAllUpTo, ...evenPiles]),
      z.and([isOddEnd, areAllUpTo, z.le(z.count(evenPiles), 1)]),
      z.and([isOddEnd, z.not(areAllUpTo), z.or(atEnd), noEvenBelow]),
    ]),
  ])
  return z.ite(isEarly, z.minus(T, 1), z.ite(isLate, z.plus(T, 1), T))
}
