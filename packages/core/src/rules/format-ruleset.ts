import { gameOf } from './game-of.ts'
import type { Ruleset } from './ruleset.ts'

/**
 * The ruleset in the notation that {@link parseRuleset} reads; equal rulesets print equally. A user's own
 * game is named by its module, which whoever reads the text must load.
 */
export function formatRuleset(ruleset: Ruleset): string {
  return gameOf(ruleset).format(ruleset)
}

/** The ruleset as figures and messages name it: its text, without the digest of a user's module. */
export function rulesetTitle(ruleset: Ruleset): string {
  return ruleset.kind === 'OWN' ? ruleset.title : formatRuleset(ruleset)
}
