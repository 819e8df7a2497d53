import { type Formula, integers } from '@nim/presburger'
import type { Pile } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf } from './heights.ts'
import { longestPlayOf } from './longest-play.ts'

/**
 * True if l(⌊x/2⌋) = l(⌈x/2⌉), that is, if both halves of x have longest plays of the same length.
 * The halves are taken stack by stack, and l is defined for the smallest move size k. The
 * P-positions of SN(n,{k,…,n}) are the positions with this property. No move on k or more stacks
 * leads from one of these positions to another.
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n)
 * @source NT-T5, NT-L3
 */
export function isBalanced<T extends Pile>(x: Position<T>, k: number): boolean {
  return balanced(inIntegers(heightsOf(x, k)), x, k)
}

/** {@link isBalanced} as a formula over x1, …, xn. @source NT-T5 */
export function balancedFormula(n: number, k: number): Formula {
  return balanced(IN_TERMS, integers('x', n), k)
}

/** {@link isBalanced} under any interpretation. */
export function balanced<T, B>(z: Interpretation<T, B>, x: readonly T[], k: number): B {
  return z.eq(longestPlayOf(z, lowerHalves(z, x), k), longestPlayOf(z, upperHalves(z, x), k))
}

/** The position ⌊x/2⌋, in which every height is halved and rounded down. */
export function lowerHalves<T, B>(z: Interpretation<T, B>, x: readonly T[]): T[] {
  return x.map((height) => z.div(height, 2))
}

/** The position ⌈x/2⌉, in which every height is halved and rounded up. */
export function upperHalves<T, B>(z: Interpretation<T, B>, x: readonly T[]): T[] {
  return x.map((height) => z.div(z.plus(height, 1), 2))
}
