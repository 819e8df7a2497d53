import { type Formula, integers, or } from '@nim/presburger'
import type { Pile } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { balancedFormula, isBalanced } from './balanced-position.ts'
import { heightsOf } from './heights.ts'
import { parityRule } from './parity-rule.ts'

/**
 * True if x belongs to E, the P-positions of SN(n,{k,…,n−1}) that are not balanced, where k divides
 * n−1. In these positions all stacks are odd, sum(x) ≡ n−2 modulo 2k, and sum(x) − k·x_n ≥ n−1.
 *
 * @throws RangeError unless the heights ascend, 1 ≤ k ≤ n−1 and k divides n−1
 * @complexity O(n)
 * @source NT-2
 */
export function isAllOddException<T extends Pile>(x: Position<T>, k: number): boolean {
  const z = heightsOf(x, k)
  checkDivisor(x.length, k)
  return allOddException(inIntegers(z), x, k)
}

/** {@link isAllOddException} as a formula over x1, …, xn. @source NT-2 */
export function allOddExceptionFormula(n: number, k: number): Formula {
  checkDivisor(n, k)
  return allOddException(IN_TERMS, integers('x', n), k)
}

function allOddException<T, B>(z: Interpretation<T, B>, x: readonly T[], k: number): B {
  const n = x.length
  const sum = z.sum(x)
  return z.and([
    ...x.map(z.odd),
    z.congruent(sum, n - 2, 2 * k),
    z.ge(z.minus(sum, z.times(k, x.at(-1)!)), n - 1),
  ])
}

/**
 * The outcome of any position of SN(n,{k,…,n−1}) under normal play, if k divides n−1. A move takes
 * one token from each of at least k stacks, but not from every stack. The position is P iff it is
 * balanced (NT-T5) or an all-odd exception. For other k between 2 and n−2, this is not the set of
 * P-positions (NT-2.r2).
 *
 * @throws RangeError unless the heights ascend, 1 ≤ k ≤ n−1 and k divides n−1
 * @complexity O(n)
 * @source NT-2
 */
export function outcomeOnKToAllButOne<T extends Pile>(x: Position<T>, k: number): Outcome {
  return isAllOddException(x, k) || isBalanced(x, k) ? 'P' : 'N'
}

/** The P-positions of {@link outcomeOnKToAllButOne} as a formula over x1, …, xn. @source NT-2 */
export function kToAllButOneFormula(n: number, k: number): Formula {
  return or(balancedFormula(n, k), allOddExceptionFormula(n, k))
}

/**
 * A winning move of SN(n,{k,…,n−1}), where k divides n−1, as the indices (from 0, ascending) of the
 * stacks to play on. If all stacks are odd, the move takes a token from every stack except one of
 * the highest. Otherwise it follows the parity rule. Null at P-positions.
 *
 * @throws RangeError unless the heights ascend, 1 ≤ k ≤ n−1 and k divides n−1
 * @complexity O(n)
 * @source NT-2
 */
export function winningMoveOnKToAllButOne<T extends Pile>(
  x: Position<T>,
  k: number,
): number[] | null {
  if (outcomeOnKToAllButOne(x, k) === 'P') return null
  const played = parityRule(x, k)
  return played.length < x.length ? played : played.slice(0, -1)
}

function checkDivisor(n: number, k: number): void {
  if (n < 2 || (n - 1) % k !== 0) {
    throw new RangeError(`k: expected a divisor of n - 1 = ${n - 1}, got ${k}`)
  }
}
