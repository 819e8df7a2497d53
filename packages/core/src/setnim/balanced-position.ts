import type { Integers, Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf } from './heights.ts'
import { longestPlayOf } from './longest-play.ts'

/**
 * True if the halves ⌊x/2⌋ and ⌈x/2⌉ of x, taken stack by stack, have longest plays of the same
 * length: l(⌊x/2⌋) = l(⌈x/2⌉), with l for smallest move size k. These are the P-positions of
 * SN(n,{k,…,n}), and no move on k stacks or more leads from one of them to another.
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n)
 * @source NT-T5, NT-L3
 */
export function isBalanced<T extends Pile>(x: Position<T>, k: number): boolean {
  const z = heightsOf(x, k)
  return longestPlayOf(lowerHalf(x, z), k, z) === longestPlayOf(upperHalf(x, z), k, z)
}

function lowerHalf<T extends Pile>(x: Position<T>, z: Integers<T>): T[] {
  return x.map((height) => z.floorDiv(height, 2))
}

function upperHalf<T extends Pile>(x: Position<T>, z: Integers<T>): T[] {
  return x.map((height) => z.floorDiv(z.add(height, z.one), 2))
}
