import { gameOf } from './game-of.ts'
import type { Ruleset } from './ruleset.ts'

/** The ruleset in the notation that {@link parseRuleset} reads; equal rulesets print equally. */
export function formatRuleset(ruleset: Ruleset): string {
  return gameOf(ruleset).format(ruleset)
}
