import {
  and,
  count,
  type Formula,
  le,
  min,
  minus,
  mod,
  odd,
  plus,
  type Term,
} from '@nim/presburger'
import { pileVariables } from '../piles.ts'
import { longestPlayTerm } from './longest-play.ts'

/** What a statement says of the type: o odd heights, r the sum modulo 2k. */
export type TypeFormula = (o: Term, r: Term) => Formula

/**
 * The statement at the type of red(x), for every position x: red(x) = min(x, l(x)), stack by stack.
 *
 * @source DH-T2.3, DH-L2.7, DH-D7
 */
export function ofReducedType(n: number, k: number, isPType: TypeFormula): Formula {
  const x = pileVariables(n)
  const height = longestPlayTerm(x, k)
  const reduced = x.map((stack) => min(stack, height))
  return isPType(count(...reduced.map(odd)), mod(plus(...reduced), 2 * k))
}

/** o ≤ r ≤ 2k − 2 − o. @source DH-C1, DH-T5.1 */
export function inTriangle(k: number): TypeFormula {
  return (o, r) => and(le(o, r), le(r, minus(2 * k - 2, o)))
}
