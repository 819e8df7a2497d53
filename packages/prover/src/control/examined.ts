import { evaluate } from '@nim/presburger'
import { noModel } from '../solve/answer.ts'
import { membersOf, portfolio } from '../solve/portfolio.ts'
import type { Answer, CheckOptions, Solver } from '../solve/solver.ts'
import { type ControlQuestion, controlQuestions } from './questions.ts'

/** A solver that answered a question wrongly whose answer is known. */
export class WrongSolverError extends Error {
  override readonly name = 'WrongSolverError'
}

/** Solvers that have answered all questions, and those that answer nothing any more. */
const EXAMINED = new WeakSet<Solver>()

/**
 * The solver, after it was asked questions of the shapes of those of a proof whose answers are known; it is
 * asked once. Where `sat` is right, its model has to be a solution too. If it leaves one without an
 * answer, it is not relied on: every answer of the solver returned is then an `error` that says so. Of
 * a portfolio each solver is asked.
 *
 * @param limits of each question
 * @throws by rejection with a WrongSolverError if an answer is wrong
 */
export async function examined(solver: Solver, limits: CheckOptions = {}): Promise<Solver> {
  if (EXAMINED.has(solver)) return solver
  const members = membersOf(solver)
  const found =
    members === null ? await answering(solver, limits) : await portfolioOf(solver, members, limits)
  EXAMINED.add(found)
  return found
}

/** The same portfolio, or one where a member that is not relied on answers nothing. */
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
