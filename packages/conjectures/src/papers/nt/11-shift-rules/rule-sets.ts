import { moveSizes, parseRuleset } from '@nim/core/rules'
import { type SolvedGame, solvedGames } from '@nim/core/shift-rules'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { formatMoveSet } from '../../../facts/setnim/move-sets.ts'
import { alterations } from './alterations.ts'

/** Shift rules of SN(n,A), and what the page on them says of their size. */
export interface RuleSet extends SolvedGame {
  readonly n: number
  readonly A: readonly number[]
  /** How the rules differ from those that solve the game; null if they do not. */
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

/** A case of the claim. */
export type Case = { readonly n: number; readonly A: string; readonly part: string }

function setsOf({ n, A }: Pick<Case, 'n' | 'A'>): RuleSet[] {
  return RULE_SETS.filter((given) => given.n === n && formatMoveSet(given.A) === A)
}

/** The part that is judged with changed rules too. */
export const ALL_GOOD = 'all edges'

/** The rules of a case, and where they may be wrong, also changed ones. */
export function askedSets({ n, A, part }: Case): RuleSet[] {
  const given = setsOf({ n, A })
  return part === ALL_GOOD ? given.flatMap((each) => [each, ...alterations(each)]) : given
}

/** Beyond the bounds where these are judged. */
export function defaultDomain({ n, A, part }: Case): UpToDomain {
  const bound = Math.max(...setsOf({ n, A }).map(({ critical }) => critical))
  return { kind: 'up-to', of: 'pile', max: part === 'finitely' ? bound + 4 : 18 }
}
