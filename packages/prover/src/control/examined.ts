import { evaluate } from '@nim/presburger'
import { noModel } from '../solve/answer.ts'
import { membersOf, portfolio } from '../solve/portfolio.ts'
import type { Answer, CheckOptions, Solver } from '../solve/solver.ts'
import { type ControlQuestion, controlQuestions } from './questions.ts'

/** Thrown if a solver gives a wrong answer to a control question. */
export class WrongSolverError extends Error {
  override readonly name = 'WrongSolverError'
}

/**
 * Solvers that have answered all control questions, and solvers that now answer every query with an
 * error.
 */
const EXAMINED = new WeakSet<Solver>()

/**
 * Returns the solver after it has answered control questions. These are queries with known answers,
 * and they have the shapes that occur in a proof. Each solver is examined only once. If a solver
 * correctly answers `sat`, its model must also be a solution. A solver that leaves a question
 * without an answer is not used. Instead, the returned solver answers every query with an `error`
 * that gives this reason. If the solver is a portfolio, each of its members is examined.
 *
 * @param limits for each question
 * @throws by rejection with a WrongSolverError if an answer is wrong
 */
export async function examined(solver: Solver, limits: CheckOptions = {}): Promise<Solver> {
  if (EXAMINED.has(solver)) return solver
  const members = membersOf(solver)
  const solvers =
    members === null ? await answering(solver, limits) : await portfolioOf(solver, members, limits)
  EXAMINED.add(solvers)
  return solvers
}

/** The same portfolio, or a portfolio in which every unreliable member answers with an error. */
async function portfolioOf(
  solver: Solver,
  members: readonly Solver[],
  limits: CheckOptions,
): Promise<Solver> {
  const relied: Solver[] = []
  for (const member of members) {
    // oxlint-disable-next-line no-await-in-loop -- the first wrong answer ends it
    relied.push(await examined(member, limits))
  }
  return relied.every((member, i) => member === members[i]) ? solver : portfolio(relied)
}

async function answering(solver: Solver, limits: CheckOptions): Promise<Solver> {
  for (const question of controlQuestions()) {
    // A question whose answer is `unsat` does not request a model.
    const options = { ...limits, model: question.expected === 'sat' }
    // oxlint-disable-next-line no-await-in-loop -- a few questions; the first wrong answer ends it
    const answer = await solver.check(question.script, options)
    const wrong = wrongAnswer(question, answer)
    if (wrong !== null) throw new WrongSolverError(`${solver.name} ${wrong}; nothing is proved`)
    if (answer.status !== question.expected) return unreliable(solver, question, answer)
  }
  return solver
}

/** Describes the error in the answer; null if the answer is correct or missing. */
function wrongAnswer({ id, formula, expected }: ControlQuestion, answer: Answer): string | null {
  const { status, model } = answer
  if (status !== 'sat' && status !== 'unsat') return null
  if (status !== expected)
    return `answered ${status} to ${id}, but the correct answer is ${expected}`
  if (status === 'unsat' || (model !== undefined && evaluate(formula, model))) return null
  return `answered sat to ${id} with values that are not a solution`
}

function unreliable(solver: Solver, { id, expected }: ControlQuestion, answer: Answer): Solver {
  const reason = `${answer.status} to ${id}, whose correct answer is ${expected}: ${answer.reason}`
  return { ...solver, check: () => Promise.resolve(noModel('error', reason, performance.now())) }
}
