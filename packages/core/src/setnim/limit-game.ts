import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { type SlowSetNim, slowSetNim } from '../rules/games/sn.ts'
import { heightsOf, sumOf } from './heights.ts'

/** A game with one stack fewer, and a position of this game. */
export interface LimitGame<T extends Pile> {
  readonly ruleset: SlowSetNim
  readonly position: Position<T>
}

/**
 * Returns the limit game, or null if there is no limit game. Let k = min A ≥ 2, and let s be the
 * sum of all stacks except the highest. If the highest stack has at least ⌊s/(k−1)⌋ stones, this
 * stack can be ignored. In this case, the other stacks have the same outcome, remoteness and Grundy
 * value as x. They form a position of SN(n−1,A′) with A′ = {a : a ∈ A or a+1 ∈ A}. These values
 * agree in normal and in misère play.
 *
 * @param sizes the set A
 * @throws RangeError unless the heights ascend and A is a nonempty subset of 1..n
 * @complexity O(n)
 * @source NT-8
 */
export function limitGame<T extends Pile>(
  x: Position<T>,
  sizes: readonly number[],
): LimitGame<T> | null {
  const n = x.length
  const A = slowSetNim(n, sizes).sizes
  const k = A[0]!
  if (k === 1) return null
  const z = heightsOf(x, k)
  const others = x.slice(0, -1)
  if (x[n - 1]! < z.floorDiv(sumOf(others, z), k - 1)) return null
  const smaller = A.flatMap((a) => [a - 1, a]).filter((a) => a < n)
  return { ruleset: slowSetNim(n - 1, smaller), position: others }
}
