import { gameOf } from '@nim/core/rules'
import type { Task } from './task.ts'

/**
 * An upper bound on every entry of the table, derived mathematically before solving. It determines
 * the width of an entry, in memory and in the digest.
 *
 * - Outcome: 1.
 * - Remoteness: the length of the longest play, at most ⌊(sum of the caps) / (least number of
 *   stones in a move)⌋.
 * - Grundy: at most the number of options, and at most the length of the longest play (plus one in
 *   misère play, where terminal positions have the value 1).
 *
 * @throws RangeError if no game has the ruleset's kind
 * @complexity O(n), plus the time that the game needs to bound its options
 */
export function largestValue(task: Task): number {
  if (task.value === 'outcome') return 1
  const { ruleset, caps } = task
  const game = gameOf(ruleset)
  const stones = caps.reduce((sum, cap) => sum + cap, 0)
  const longestPlay = Math.floor(stones / game.leastMove(ruleset))
  if (task.value === 'remoteness') return longestPlay
  return Math.max(1, Math.min(longestPlay + 1, game.mostOptions(ruleset, caps)))
}
