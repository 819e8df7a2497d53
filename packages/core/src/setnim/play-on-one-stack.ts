import { type Formula, integers } from '@nim/presburger'
import type { Pile } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf, sumOf } from './heights.ts'

/**
 * The number of moves of every play of SN(n,{1}). It is sum(x), because each move takes one token.
 *
 * @throws RangeError unless the heights ascend and n ≥ 1
 * @complexity O(n)
 * @source DH-I1
 */
export function playLengthOnOneStack<T extends Pile>(x: Position<T>): T {
  return sumOf(x, heightsOf(x))
}

/**
 * The outcome of a position of SN(n,{1}) under normal play: P iff sum(x) is even.
 *
 * @throws RangeError unless the heights ascend and n ≥ 1
 * @complexity O(n)
 * @source DH-I1
 */
export function outcomeOnOneStack<T extends Pile>(x: Position<T>): Outcome {
  return isP(inIntegers(heightsOf(x)), x) ? 'P' : 'N'
}

/** The P-positions of {@link outcomeOnOneStack} as a formula over x1, …, xn. @source DH-I1 */
export function oneStackFormula(n: number): Formula {
  return isP(IN_TERMS, integers('x', n))
}

function isP<T, B>(z: Interpretation<T, B>, x: readonly T[]): B {
  return z.even(z.sum(x))
}
