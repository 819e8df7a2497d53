import { GoalError } from '@nim/conjectures/goals'
import { WrongSolverError } from '@nim/prover'
import { EXIT, exitCodeOf, type ExitCode } from '../exit-code.ts'
import type { CommandBudget } from '../terminal/budget.ts'
import { note } from '../terminal/output.ts'
import { collectRecords } from './collect-records.ts'
import type { Proof } from './modes.ts'

/**
 * Decides the cases of a proof, and prints their records as JSON Lines or as a table at the end.
 *
 * @returns the exit code; 4 if a goal does not state what its claim states, or if a solver gave a
 * wrong answer to a control question
 * @throws by rejection with the reason of the budget when the time is over; the command then prints
 * the records of all cases, decided or not
 */
export async function runProof(
  { method, decide }: Proof,
  budget: CommandBudget,
  isJson: boolean,
): Promise<ExitCode> {
  const records = collectRecords(budget, method, isJson)
  let code: ExitCode | null
  try {
    code = await decide(records, budget.signal)
  } catch (error) {
    if (!(error instanceof GoalError || error instanceof WrongSolverError)) throw error
    note(`nimlab: ${error.message}`)
    code = EXIT.internal
  }
  if (code === null && budget.signal.aborted) throw budget.stop.reason
  records.end()
  return code ?? exitCodeOf(records.all.map(({ verdict }) => verdict))
}
