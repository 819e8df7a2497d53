import { type Formula, integers } from '@nim/presburger'
import type { Pile } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf } from './heights.ts'

/**
 * The number of moves of every play of SN(n,{n}). This number is x_1, because each move takes a
 * token from every stack and play ends when the lowest stack is empty.
 *
 * @throws RangeError unless the heights ascend and n ≥ 1
 * @complexity O(n)
 * @source DH-I2
 */
export function playLengthOnAllStacks<T extends Pile>(x: Position<T>): T {
  heightsOf(x)
  return x[0]!
}

/**
 * The outcome of a position of SN(n,{n}) under normal play: P iff x_1 is even.
 *
 * @throws RangeError unless the heights ascend and n ≥ 1
 * @complexity O(n)
 * @source DH-I2
 */
export function outcomeOnAllStacks<T extends Pile>(x: Position<T>): Outcome {
  return isP(inIntegers(heightsOf(x)), x) ? 'P' : 'N'
}

/** The P-positions of {@link outcomeOnAllStacks} as a formula over x1, …, xn. @source DH-I2 */
export function allStacksFormula(n: number): Formula {
  return isP(IN_TERMS, integers('x', n))
}

function isP<T, B>(z: Interpretation<T, B>, x: readonly T[]): B {
  return z.even(x[0]!)
}
