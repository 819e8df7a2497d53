import { type Formula, integers } from '@nim/presburger'
import type { Pile } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf } from './heights.ts'
import { isOddCountIn } from './odd-stacks.ts'

/**
 * The outcome of a position of SN(n,{1,…,n}) under normal play. A move takes one token from each
 * stack in any nonempty set of stacks. The position is P iff all heights are even.
 *
 * @throws RangeError unless the heights ascend and n ≥ 1
 * @complexity O(n)
 * @source DH-I3
 */
export function outcomeOnAnyStacks<T extends Pile>(x: Position<T>): Outcome {
  return isP(inIntegers(heightsOf(x)), x) ? 'P' : 'N'
}

/** The P-positions of {@link outcomeOnAnyStacks} as a formula over x1, …, xn. @source DH-I3 */
export function anyStacksFormula(n: number): Formula {
  return isP(IN_TERMS, integers('x', n))
}

function isP<T, B>(z: Interpretation<T, B>, x: readonly T[]): B {
  return isOddCountIn(z, x, [0])
}
