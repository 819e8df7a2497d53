import {
  options,
  type PlayConvention,
  type Position,
  positionOf,
  requireValue,
  type Ruleset,
} from '@nim/core/rules'
import type { TableValue } from '../task/task.ts'

/**
 * The reference solver, which implements the definitions literally, with memoisation. Because it
 * follows the definitions, this solver is slow. The tests compare every kernel with it.
 *
 * @returns the value of any position of the ruleset, as {@link solve} defines it
 * @throws RangeError if the game has no such value (see requireValue)
 * @complexity exponential in the number of piles; intended for about ten thousand positions
 * @source GMMV-D3, GMMV-D4, GMMV REF-1
 */
export function reference(
  ruleset: Ruleset,
  value: TableValue,
  play: PlayConvention,
): (position: Position) => number {
  requireValue(ruleset, value, play)
  const known = new Map<string, number>()
  const rule = fromOptions(value, play)
  const valueOf = (position: Position): number => {
    const key = position.join()
    let found = known.get(key)
    if (found === undefined) {
      found = rule(options(ruleset, position).map(valueOf))
      known.set(key, found)
    }
    return found
  }
  return (position) => valueOf(positionOf(ruleset, position))
}

/** The value of a position, computed from the values of its options. */
export function fromOptions(
  value: TableValue,
  play: PlayConvention,
): (below: readonly number[]) => number {
  const rule = { outcome, remoteness, grundy: mex }[value]
  const terminal = value !== 'remoteness' && play === 'misere' ? 1 : 0
  return (below) => (below.length === 0 ? terminal : rule(below, play))
}

/** The outcome of a position. The outcome is 0 (P) iff no option has the outcome 0. */
function outcome(below: readonly number[]): number {
  return below.includes(0) ? 1 : 0
}

/**
 * The remoteness of a position. If the next player loses at some option, the result is one more
 * than the smallest remoteness of such an option. Otherwise the result is one more than the largest
 * remoteness of an option.
 */
function remoteness(below: readonly number[], play: PlayConvention): number {
  const lost = below.filter((r) => r % 2 === (play === 'normal' ? 0 : 1))
  return 1 + (lost.length > 0 ? Math.min(...lost) : Math.max(...below))
}

/** The smallest value that no option has. */
function mex(below: readonly number[]): number {
  let value = 0
  while (below.includes(value)) value++
  return value
}
