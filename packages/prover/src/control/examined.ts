import { evaluate } from '@nim/presburger'
import { noModel } from '../solve/answer.ts'
import type { Answer, CheckOptions, Solver } from '../solve/solver.ts'
import { type ControlQuestion, controlQuestions } from './questions.ts'

/** A solver that answered a question wrongly whose answer is known. */
export class WrongSolverError extends Error {
  override readonly name = 'WrongSolverError'
}

/**
 * The solver, after it was asked questions of the shape of obligations whose answers are known. Where
 * `sat` is right, its model has to be a solution too. If it leaves one without an answer, it is not
 * relied on: every answer of the solver returned is then an `error` that says so.
 *
 * @param limits of each question
 * @throws by rejection with a WrongSolverError if an answer is wrong
 */
export async function examined(solver: Solver, limits: CheckOptions = {}): Promise<Solver> {
  for (const question of controlQuestions()) {
    // An answer that should be `unsat` is told from a `sat` without a model.
    const options = { ...limits, model: question.expected === 'sat' }
    // oxlint-disable-next-line no-await-in-loop -- a few questions; the first wrong answer ends it
    const answer = await solver.check(question.script, options)
    const wrong = wrongAnswer(question, answer)
    if (wrong !== null) throw new WrongSolverError(`${solver.name} ${wrong}; nothing is proved`)
    if (answer.status !== question.expected) return unreliable(solver, question, answer)
  }
  return solver
}

/** What is wrong with the answer; null if it is right or there is none. */
function wrongAnswer({ id, formula, expected }: ControlQuestion, answer: Answer): string | null {
  const { status, model } = answer
  if (status !== 'sat' && status !== 'unsat') return null
  if (status !== expected) return `says ${status} to ${id}, which is ${expected}`
  if (status === 'unsat' || (model !== undefined && evaluate(formula, model))) return null
  return `says sat to ${id} with values that are no solution`
}

function unreliable(solver: Solver, { id, expected }: ControlQuestion, answer: Answer): Solver {
  const reason = `${answer.status} to ${id}, which is ${expected}: ${answer.reason}`
  return { ...solver, check: () => Promise.resolve(noModel('error', reason, performance.now())) }
}
