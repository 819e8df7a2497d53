import { provableOf, provedCase } from '@nim/conjectures/goals'
import { rulesetTitle } from '@nim/core/rules'
import { conditionsOf } from '@nim/prover'
import { planWith, proofCaseOf, type ProofPlan } from '../proving/proof-cases.ts'
import { note } from '../terminal/output.ts'
import { readingInput } from '../usage-error.ts'
import type { AskedFormula } from './asked-formula.ts'

/**
 * The plan that proves a formula for all positions. It has a single case. The case has the same
 * parameters as the certificate: the text of the formula, the game, the value and the play
 * convention.
 *
 * @throws UsageError if there is no goal for the formula; with `isForSolver`, also if no solver can
 * decide the goal
 */
export function formulaPlan(asked: AskedFormula, isForSolver: boolean): ProofPlan {
  const { id, ruleset } = asked
  const parameters = readingInput(() => provedCase(asked))
  if (parameters.game !== asked.case.game) {
    note(`${rulesetTitle(ruleset)} is ${parameters.game}; proofs use the second name`)
  }
  const goals = readingInput(() => provableOf(id)!.goals(parameters))
  if (isForSolver) readingInput(() => goals.map(conditionsOf))
  return planWith([proofCaseOf(id, parameters)])
}
