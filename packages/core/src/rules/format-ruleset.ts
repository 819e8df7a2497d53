import { gameOf } from './game-of.ts'
import type { Ruleset } from './ruleset.ts'

/**
 * The ruleset in the notation that {@link parseRuleset} reads. Equal rulesets produce equal texts.
 * The text of a user's own game names its module, which the reader of the text must load.
 */
export function formatRuleset(ruleset: Ruleset): string {
  return gameOf(ruleset).format(ruleset)
}

/**
 * The name of the ruleset in figures and messages. It is the notation of the ruleset, without any
 * digest of a user's module.
 */
export function rulesetTitle(ruleset: Ruleset): string {
  return ruleset.kind === 'OWN' ? ruleset.title : formatRuleset(ruleset)
}
