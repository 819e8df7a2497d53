import { type Answer, controlQuestions, embeddedZ3, type Solver } from '@nim/prover'

/** The answers of Z3 to the control questions. */
const known = new Map<string, Answer>()
const z3 = embeddedZ3()
for (const { script, expected } of controlQuestions()) {
  // oxlint-disable-next-line no-await-in-loop -- one solver
  known.set(script, await z3.check(script, { model: expected === 'sat' }))
}
await z3.close()

/**
 * A solver that knows the control questions and finds all else unsatisfiable.
 *
 * @param onAsked called for all else
 */
export function blindSolver(onAsked: () => void = () => undefined): Solver {
  return {
    ...z3,
    check: (script) => {
      const answer = known.get(script)
      if (answer === undefined) onAsked()
      return Promise.resolve(answer ?? { status: 'unsat', reason: '', seconds: 0 })
    },
  }
}
