import { integers, type Term } from '@nim/presburger'
import type { Pile } from '../integers/integers.ts'
import type { OperationCount } from '../integers/operation-count.ts'
import { counted } from '../interpretation/counted.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Position } from '../rules/position.ts'
import { lowerHalves, upperHalves } from '../setnim/balanced-position.ts'
import { longestPlayOf } from '../setnim/longest-play.ts'
import { kPlusOnePiles } from './k-plus-one-piles.ts'

/**
 * R(x) of a position of NIM(k+1,k), computed from the halves u = ⌊x/2⌋ and v = ⌈x/2⌉ without
 * search. Let l(y) be the length of the longest play from y, L = l(v) and F = Σ min(v_i,L) − kL.
 * The first line that applies gives R(x):
 *
 * - 2L if l(u) = L;
 * - 2L − 1 if F > 0 or some even pile is at most 2L − 2;
 * - 2L − 2 if all piles are odd and at most 2L − 3;
 * - 2L − 3.
 *
 * The theorem GMMV_remoteness_closed_form in formal/ proves this for all k and x. The function
 * shares no code with {@link remoteness}.
 *
 * @param count if given, receives the total number of digits of the operands of all operations
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n) integer operations
 * @source GMMV-T2
 */
export function remotenessInClosedForm<T extends Pile>(x: Position<T>, count?: OperationCount): T {
  const z = inIntegers(kPlusOnePiles(x))
  return closedForm(count === undefined ? z : counted(z, count), x)
}

/** {@link remotenessInClosedForm} as a term over x1, …, xn. @source GMMV-T2 */
export function remotenessTerm(n: number): Term {
  return closedForm(IN_TERMS, integers('x', n))
}

function closedForm<T, B>(z: Interpretation<T, B>, x: readonly T[]): T {
  const k = x.length - 1
  const v = upperHalves(z, x)
  const L = longestPlayOf(z, v, k)
  const below = (gap: number): T => z.minus(z.times(2, L), gap)
  const capped = z.sum(v.map((half) => z.min([half, L])))
  const hasLowEven = z.or(x.map((pile) => z.and([z.even(pile), z.le(pile, below(2))])))
  const isLowOdd = z.and(x.map((pile) => z.and([z.odd(pile), z.le(pile, below(3))])))
  const isSecond = z.or([z.gt(capped, z.times(k, L)), hasLowEven])
  return z.ite(
    z.eq(longestPlayOf(z, lowerHalves(z, x), k), L),
    below(0),
    z.ite(isSecond, below(1), z.ite(isLowOdd, below(2), below(3))),
  )
}
