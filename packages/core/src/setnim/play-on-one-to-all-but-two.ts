import { type Formula, integers } from '@nim/presburger'
import type { Pile } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf } from './heights.ts'
import { oddStacks } from './odd-stacks.ts'

/**
 * True if n ≥ 4 and A is {1,…,n−2} or {1,…,n−2,n}. {@link outcomeOnOneToAllButTwo} applies to these
 * sets.
 *
 * @param sizes the set A, ascending
 * @complexity O(|A|)
 * @source NT-11
 */
export function isOneToAllButTwo(n: number, sizes: readonly number[]): boolean {
  const others = sizes.filter((a) => a !== n)
  return n >= 4 && others.length === n - 2 && !others.includes(n - 1)
}

/**
 * The outcome of any position of SN(n,{1,…,n−2}) or SN(n,{1,…,n−2,n}), n ≥ 4, under normal play. A
 * position is P iff x_1 is even and x_2, …, x_n are all even or all odd.
 *
 * @throws RangeError unless the heights ascend
 * @complexity O(n)
 * @source NT-11
 */
export function outcomeOnOneToAllButTwo<T extends Pile>(x: Position<T>): Outcome {
  return isP(inIntegers(heightsOf(x)), x) ? 'P' : 'N'
}

/** The P-positions of {@link outcomeOnOneToAllButTwo} as a formula over x1, …, xn. @source NT-11 */
export function oneToAllButTwoFormula(n: number): Formula {
  return isP(IN_TERMS, integers('x', n))
}

function isP<T, B>(z: Interpretation<T, B>, x: readonly T[]): B {
  const others = x.slice(1)
  return z.and([z.even(x[0]!), z.or([z.and(others.map(z.even)), z.and(others.map(z.odd))])])
}

/**
 * A winning move of these games, as the indices (from 0, ascending) of the stacks to play on; null
 * at P-positions. If at most n−2 stacks are odd, the move takes a token from every odd stack. If
 * all stacks are odd, the move takes a token from a lowest stack. If exactly one stack is even, the
 * move takes a token from a lowest stack and from the even stack.
 *
 * @throws RangeError unless the heights ascend
 * @complexity O(n)
 * @source NT-11
 */
export function winningMoveOnOneToAllButTwo<T extends Pile>(x: Position<T>): number[] | null {
  const z = heightsOf(x)
  if (isP(inIntegers(z), x)) return null
  const odd = oddStacks(x, z)
  if (odd.length <= x.length - 2) return odd
  return odd.length === x.length ? [0] : [0, x.findIndex((height) => !z.isOdd(height))]
}
