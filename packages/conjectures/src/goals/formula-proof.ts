import { plainRuleset } from '@nim/bruteforce'
import { formatRuleset, rulesetTitle } from '@nim/core/rules'
import type { Goal } from '@nim/prover/goal'
import type { GameFormula } from '../formula-claims/game-formula.ts'
import { provableFormula } from './formula-goal.ts'

/**
 * The case of a formula as a proof names it: a certificate can be checked by who does not have the module
 * of a game, so a game of one's own is proved as the game of the house that it is.
 *
 * @throws RangeError for a game of one's own that is none
 */
export function provedCase({ ruleset, case: parameters }: GameFormula): GameFormula['case'] {
  const plain = plainRuleset(ruleset)
  if (plain === null) {
    throw new RangeError(
      `prover: expected a game in which a move takes one stone from each of some piles, got ${rulesetTitle(ruleset)}`,
    )
  }
  return { ...parameters, game: formatRuleset(plain) }
}

/**
 * The goal that says the formula of every position, for `decideByPoints`.
 * @throws RangeError for what there is no goal for
 */
export function goalOfFormula(asked: GameFormula): Goal {
  return provableFormula(asked.id).goals(provedCase(asked))[0]!
}
