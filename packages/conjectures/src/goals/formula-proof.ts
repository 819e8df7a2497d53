import { plainRuleset } from '@nim/bruteforce'
import { formatRuleset, rulesetTitle } from '@nim/core/rules'
import type { Goal } from '@nim/prover/goal'
import type { GameFormula } from '../formula-claims/game-formula.ts'
import { provableFormula } from './formula-goal.ts'

/**
 * The case of a formula under the name that a proof uses. Readers of a certificate may not have the
 * module of a user's game, so such a game is proved under the name of the nimlab game that equals
 * it.
 *
 * @throws RangeError if a user's game equals no game of nimlab
 */
export function provedCase({ ruleset, case: parameters }: GameFormula): GameFormula['case'] {
  const plain = plainRuleset(ruleset)
  if (plain === null) {
    throw new RangeError(
      `a proof for all positions needs a game in which each move takes exactly one stone from each pile that it changes, got ${rulesetTitle(ruleset)}`,
    )
  }
  return { ...parameters, game: formatRuleset(plain) }
}

/**
 * The goal that states the formula for every position, for `decideByPoints`.
 * @throws RangeError if there is no goal for the formula
 */
export function goalOfFormula(asked: GameFormula): Goal {
  return provableFormula(asked.id).goals(provedCase(asked))[0]!
}
