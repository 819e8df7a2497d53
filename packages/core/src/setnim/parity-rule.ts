import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { heightsOf } from './heights.ts'
import { oddStacks } from './odd-stacks.ts'

/**
 * The stacks to play on according to the parity rule, as indices from 0 in ascending order: all odd
 * stacks and, if these are fewer than k, the highest nonempty even stacks until there are k stacks.
 *
 * In SN(n,{k,…,n}) the rule wins from every N-position, and a player can follow it without knowing
 * the outcome. Among equal even stacks, the rule chooses the last of these stacks. Any other choice
 * among equal stacks would also be correct.
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n, and at terminal positions, where
 *   fewer than k stacks are nonempty
 * @complexity O(n)
 * @source NT-L4, NT-T5
 */
export function parityRule<T extends Pile>(x: Position<T>, k: number): number[] {
  const z = heightsOf(x, k)
  const kthHighest = x[x.length - k]!
  if (kthHighest === z.zero) {
    throw new RangeError(`parity rule: expected at least k = ${k} nonempty stacks`)
  }
  const played = oddStacks(x, z)
  for (let i = x.length - 1; played.length < k; i--) if (!z.isOdd(x[i]!)) played.push(i)
  return played.sort((a, b) => a - b)
}
