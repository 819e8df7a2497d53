import {
  type Answer,
  type ControlQuestion,
  controlQuestions,
  embeddedZ3,
  type Solver,
} from '../../src/index.ts'

/** The control questions, indexed by their scripts. */
const CONTROLS = new Map(controlQuestions().map((question) => [question.script, question]))

/** Returns the control question that has this script, or undefined. */
export function controlOf(script: string): ControlQuestion | undefined {
  return CONTROLS.get(script)
}

/** The answer of Z3 to each control question. */
const known = new Map<string, Answer>()
const z3 = embeddedZ3()
for (const { script, expected } of CONTROLS.values()) {
  // oxlint-disable-next-line no-await-in-loop -- one solver
  known.set(script, await z3.check(script, { model: expected === 'sat' }))
}
await z3.close()

/**
 * A solver that answers the control questions correctly, and all other queries as the test
 * specifies. So the solver passes the examination, and the prover must detect its errors in other
 * ways.
 */
export function liar(solver: Pick<Solver, 'check'> & Partial<Solver>): Solver {
  return {
    name: 'fake',
    version: () => Promise.resolve('1'),
    close: () => Promise.resolve(),
    ...solver,
    check: (script, options) => {
      const answer = known.get(script)
      return answer === undefined ? solver.check(script, options) : Promise.resolve(answer)
    },
  }
}

/** A lying solver that gives this answer to every query except the control questions. */
export function always(
  answer: Partial<Answer> & Pick<Answer, 'status'>,
  of?: Partial<Solver>,
): Solver {
  return liar({ ...of, check: () => Promise.resolve({ reason: '', seconds: 0, ...answer }) })
}
