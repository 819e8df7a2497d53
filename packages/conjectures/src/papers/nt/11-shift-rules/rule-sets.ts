import { moveSizes, parseRuleset } from '@nim/core/rules'
import { type SolvedGame, solvedGames } from '@nim/core/shift-rules'

/** Shift rules of SN(n,A), with the sizes that the page about these rules gives. */
export interface RuleSet extends SolvedGame {
  readonly n: number
  readonly A: readonly number[]
  /** The change that was made to the rules that solve the game; null if there is no change. */
  readonly altered: string | null
}

/** The rules of a solved game, unchanged. */
export function ruleSetOf(game: SolvedGame): RuleSet {
  const ruleset = parseRuleset(game.ruleset)
  return { ...game, n: ruleset.piles, A: moveSizes(ruleset)!, altered: null }
}

/** The rules of SN(n,A) for n up to 4. */
export const RULE_SETS: readonly RuleSet[] = solvedGames()
  .filter(({ ruleset }) => /^SN\([234],/.test(ruleset))
  .map(ruleSetOf)
