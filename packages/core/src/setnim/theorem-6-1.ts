import { type Formula, integers } from '@nim/presburger'
import type { Pile } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf } from './heights.ts'

/**
 * The outcome of a position of SN(n,{1,n}) under normal play. A move takes one token from one stack
 * or from every stack. For odd n the position is P iff sum(x) is even; for even n it is P iff
 * sum(x) and x_1 are both even. No reduction is needed, because every position is reduced if k = 1.
 *
 * @throws RangeError unless the heights ascend and n ≥ 1
 * @complexity O(n)
 * @source DH-T6.1
 */
export function outcomeByTheorem61<T extends Pile>(x: Position<T>): Outcome {
  return isP(inIntegers(heightsOf(x)), x) ? 'P' : 'N'
}

/** The P-positions of {@link outcomeByTheorem61} as a formula over x1, …, xn. @source DH-T6.1 */
export function theorem61Formula(n: number): Formula {
  return isP(IN_TERMS, integers('x', n))
}

function isP<T, B>(z: Interpretation<T, B>, x: readonly T[]): B {
  const sum = z.even(z.sum(x))
  return x.length % 2 === 1 ? sum : z.and([sum, z.even(x[0]!)])
}
