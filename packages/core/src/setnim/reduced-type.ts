import { type Formula, integers, type Term } from '@nim/presburger'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import { longestPlayOf } from './longest-play.ts'
import { oddCount } from './odd-stacks.ts'

/** A theorem's statement about the type (o,r) of a reduced position. */
export type TypeFormula = (o: Term, r: Term) => Formula

/** The condition o ≤ r ≤ 2k−2−o on the type (o,r). @source DH-C1, DH-T5.1, DH-T3.3 */
export function inTriangle<T, B>(z: Interpretation<T, B>, o: T, r: T, k: number): B {
  return z.and([z.le(o, r), z.le(r, z.minus(2 * k - 2, o))])
}

/**
 * The statement about types as a formula over x1, …, xn. The statement is applied to the type, with
 * modulus 2k, of red(x) = min(x, l(x)), taken stack by stack.
 *
 * @source DH-T2.3, DH-L2.7, DH-D7
 */
export function ofReducedType(n: number, k: number, isPType: TypeFormula): Formula {
  const z = IN_TERMS
  const reduced = reducedHeights(z, integers('x', n), k)
  return isPType(oddCount(z, reduced), z.mod(z.sum(reduced), 2 * k))
}

/**
 * The reduction red(x) = min(x, l(x)), taken stack by stack. The heights must ascend.
 * @source DH-T2.3, DH-L2.7
 */
function reducedHeights<T, B>(z: Interpretation<T, B>, x: readonly T[], k: number): T[] {
  const height = longestPlayOf(z, x, k)
  return x.map((stack) => z.min([stack, height]))
}
