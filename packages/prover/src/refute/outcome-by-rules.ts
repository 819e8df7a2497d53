import { options, type PlayConvention, type Position, type Ruleset } from '@nim/core/rules'
import { MOST_BELOW } from '../tuned/tuned.ts'

/**
 * True if the position is P according to the definition and the rules alone; null if too many
 * positions are below this position.
 *
 * @complexity every position below is visited once
 */
export function isPByRules(
  ruleset: Ruleset,
  position: Position,
  play: PlayConvention,
): boolean | null {
  if (positionsBelow(position) > MOST_BELOW) return null
  const memo = new Map<string, boolean>()
  const isP = (x: Position): boolean => {
    const key = x.join()
    const earlier = memo.get(key)
    if (earlier !== undefined) return earlier
    const next = options(ruleset, x)
    const value = next.length === 0 ? play === 'normal' : !next.some(isP)
    memo.set(key, value)
    return value
  }
  return isP(position)
}

/** The remoteness of the position by its definition; null if that requires too much work. */
export function remotenessByRules(
  ruleset: Ruleset,
  position: Position,
  play: PlayConvention,
): number | null {
  if (positionsBelow(position) > MOST_BELOW) return null
  const memo = new Map<string, number>()
  const remoteness = (x: Position): number => {
    const key = x.join()
    const earlier = memo.get(key)
    if (earlier !== undefined) return earlier
    const value = remotenessFrom(options(ruleset, x).map(remoteness), play)
    memo.set(key, value)
    return value
  }
  return remoteness(position)
}

/** The remoteness of a position whose options have these remotenesses. @source GMMV REF-1 */
export function remotenessFrom(options: readonly number[], play: PlayConvention): number {
  if (options.length === 0) return 0
  // the values of those options at which the player to move loses
  const lost = options.filter((value) => value % 2 === (play === 'misere' ? 1 : 0))
  return 1 + (lost.length > 0 ? Math.min(...lost) : Math.max(...options))
}

function positionsBelow(position: Position): number {
  return position.reduce((product, pile) => product * (pile + 1), 1)
}
