import { longestByDefinition } from './longest-by-definition.ts'
import { setOf } from './stack-sets.ts'

/** The position u = ⌊x/2⌋, in which every height is halved and rounded down. @source NT-L2 */
export function lowerHalf(x: readonly number[]): number[] {
  return x.map((height) => Math.floor(height / 2))
}

/** The position v = ⌈x/2⌉, in which every height is halved and rounded up. @source NT-L2 */
export function upperHalf(x: readonly number[]): number[] {
  return x.map((height) => Math.ceil(height / 2))
}

/**
 * True if x is in K, that is, if l(⌊x/2⌋) = l(⌈x/2⌉), where l is computed from its definition.
 * Heights may be in any order; 1 ≤ k ≤ n.
 *
 * @complexity as `longestByDefinition`
 * @source NT-L3
 */
export function isInK(x: readonly number[], k: number): boolean {
  return longestByDefinition(lowerHalf(x), k) === longestByDefinition(upperHalf(x), k)
}

/** The set O of odd stacks, as bits. @source NT-L2 */
export function oddSetOf(x: readonly number[]): number {
  return setOf(x.flatMap((height, i) => (height % 2 === 1 ? [i] : [])))
}

/**
 * The set W of stacks with ⌈x_i/2⌉ > l(⌊x/2⌋), as bits; 1 ≤ k ≤ n.
 *
 * @complexity as `longestByDefinition`
 * @source NT-L4
 */
export function highStacksOf(x: readonly number[], k: number): number {
  const p = longestByDefinition(lowerHalf(x), k)
  return setOf(upperHalf(x).flatMap((height, i) => (height > p ? [i] : [])))
}
