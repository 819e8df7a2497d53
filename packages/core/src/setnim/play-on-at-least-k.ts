import type { Pile } from '../integers/integers.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { isBalanced } from './balanced-position.ts'
import { parityRule } from './parity-rule.ts'

/**
 * The outcome of any position of SN(n,{k,…,n}) under normal play. A move takes one token from each
 * of at least k stacks. The position is P iff its halves have longest plays of the same length,
 * l(⌊x/2⌋) = l(⌈x/2⌉). No reduction is needed. This statement is proved and is equivalent to the
 * Slow SetNim conjecture (DH-C1), so the conjecture is true.
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n); O(n log n) including sorting
 * @source NT-T5, NT-1
 */
export function outcomeOnAtLeastK<T extends Pile>(x: Position<T>, k: number): Outcome {
  return isBalanced(x, k) ? 'P' : 'N'
}

/**
 * A winning move of SN(n,{k,…,n}) according to the parity rule; null at P-positions. The move is
 * given as the indices of the stacks to play on, from 0 and in ascending order.
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n); O(n log n) including sorting
 * @source NT-T5
 */
export function winningMoveOnAtLeastK<T extends Pile>(x: Position<T>, k: number): number[] | null {
  return isBalanced(x, k) ? null : parityRule(x, k)
}
