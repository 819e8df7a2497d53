import { plainRuleset } from '@nim/bruteforce'
import { provableOf } from '@nim/conjectures/goals'
import { formatRuleset, type Ruleset, rulesetTitle } from '@nim/core/rules'
import { conditionsOf } from '@nim/prover'
import { planWith, proofCaseOf, type ProofPlan } from '../proving/proof-cases.ts'
import { note } from '../terminal/output.ts'
import { readingInput, UsageError } from '../usage-error.ts'
import type { AskedFormula } from './asked-formula.ts'

/**
 * The plan that proves a formula for all positions. Its one case is all that a certificate names: the text
 * of the formula, the game, the value and the play convention.
 *
 * @throws UsageError for what there is no goal for, or none for a solver where `isForSolver`
 */
export function formulaPlan(asked: AskedFormula, isForSolver: boolean): ProofPlan {
  const { id } = asked
  const parameters = { ...asked.case, game: provableGame(asked.ruleset) }
  const goals = readingInput(() => provableOf(id)!.goals(parameters))
  if (isForSolver) readingInput(() => goals.map(conditionsOf))
  return planWith([proofCaseOf(id, parameters)])
}

/**
 * The game as a proof names it: a certificate can be checked by who does not have the module, so a game of
 * one's own is proved as the game of the house that it is.
 *
 * @throws UsageError for a game of one's own that is none
 */
function provableGame(ruleset: Ruleset): string {
  const plain = plainRuleset(ruleset)
  if (plain === null) {
    throw new UsageError(
      `prover: expected a game in which a move takes one stone from each of some piles, got ${rulesetTitle(ruleset)}`,
    )
  }
  const game = formatRuleset(plain)
  if (plain !== ruleset) note(`${rulesetTitle(ruleset)} is ${game}; that is what a proof names`)
  return game
}
