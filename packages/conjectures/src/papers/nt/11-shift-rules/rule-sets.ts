import { moveSizes, parseRuleset } from '@nim/core/rules'
import { leastAllowed, type StackShift } from '@nim/core/setnim/definitions'
import { type SolvedGame, solvedGames } from '@nim/core/shift-rules'

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

/**
 * The same rules with one change each: an inequality asks for one less, or is left out, or a step is halved, or adds 2
 * more. Only changes that keep (G) are made.
 */
export function* alterations(given: RuleSet): Generator<RuleSet, void> {
  for (const [j, rule] of given.rules.entries()) {
    const with_ = (altered: string, changed: StackShift): RuleSet => ({
      ...given,
      rules: given.rules.with(j, changed),
      altered: `rule ${j + 1} ${altered}`,
    })
    for (const [i, [form, least]] of rule.where.entries()) {
      const allowed = leastAllowed(rule, form)
      if (least > allowed) {
        yield with_(`with ${form.join()} >= ${least - 1}`, {
          ...rule,
          where: rule.where.with(i, [form, least - 1]),
        })
      }
      if (allowed === -Infinity) {
        yield with_(`without ${form.join()}`, { ...rule, where: rule.where.toSpliced(i, 1) })
      }
    }
    if (rule.z.every((step) => step % 2 === 0)) {
      yield with_('with half the step', { ...rule, z: rule.z.map((step) => step / 2) })
    }
    if (rule.add > 0) yield with_('adds 2 more', { ...rule, add: rule.add + 2 })
  }
}
