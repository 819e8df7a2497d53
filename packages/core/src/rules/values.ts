import { rulesetTitle } from './format-ruleset.ts'
import { gameOf } from './game-of.ts'
import type { PlayConvention } from './play.ts'
import type { Ruleset } from './ruleset.ts'

const TWO_PLAYERS: readonly string[] = ['outcome', 'remoteness', 'grundy']

/** The kinds of values that a position of the ruleset can have. */
export function valuesOf(ruleset: Ruleset): readonly string[] {
  return gameOf(ruleset).values ?? TWO_PLAYERS
}

/**
 * Rejects a value that has no meaning for the ruleset, before any computation.
 * @throws RangeError with a one-line message that names the values of the ruleset
 */
export function requireValue(
  ruleset: Ruleset,
  value: string,
  play: PlayConvention = 'normal',
): void {
  const game = gameOf(ruleset)
  const accepted = valuesOf(ruleset)
  if (!accepted.includes(value)) {
    throw new RangeError(
      `${rulesetTitle(ruleset)} has no value '${value}'; accepted: ${accepted.join(', ')}`,
    )
  }
  if (play === 'misere' && game.values !== undefined) {
    throw new RangeError(
      `${rulesetTitle(ruleset)} has no misère play; accepted: ${accepted.join(', ')} in normal play`,
    )
  }
}
