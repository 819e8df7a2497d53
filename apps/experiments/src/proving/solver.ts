import {
  embeddedZ3,
  examined,
  identityOf,
  nativeCvc5,
  nativeZ3,
  portfolio,
  type Solver,
  untestedVersion,
} from '@nim/prover'
import type { SolverName } from '../arguments/solver-names.ts'
import { note } from '../terminal/output.ts'
import { UsageError } from '../usage-error.ts'

const SOLVERS: Readonly<Record<SolverName, () => Solver>> = {
  'z3-wasm': () => embeddedZ3(),
  z3: () => nativeZ3(),
  cvc5: () => nativeCvc5(),
}

/**
 * Without `--solver`, nimlab uses these solvers if they are installed. Otherwise z3-wasm is used.
 */
const INSTALLED: readonly SolverName[] = ['cvc5', 'z3']

/**
 * Combines the solvers into one. Each solver first has to answer the control questions.
 *
 * @param names the solvers; if absent, the installed solvers are used, cvc5 first
 * @throws by rejection: the errors of `readySolver`
 */
export async function readySolvers(
  names: readonly SolverName[] | undefined,
  timeoutMs: number,
): Promise<Solver> {
  const ready: Solver[] = []
  try {
    for (const name of names ?? (await installedSolvers())) {
      // oxlint-disable-next-line no-await-in-loop -- the error names the first solver that is
      // missing or wrong
      ready.push(await readySolver(name, timeoutMs))
    }
  } catch (error) {
    await Promise.all(ready.map((solver) => solver.close()))
    throw error
  }
  return ready.length === 1 ? ready[0]! : portfolio(ready)
}

/**
 * Returns the solver after it has answered the control questions. Prints a warning if this version
 * was never tested.
 *
 * @param timeoutMs the time limit for one question
 * @throws by rejection with a UsageError if the solver is not installed, and with a
 * WrongSolverError if it gives a wrong answer
 */
async function readySolver(name: SolverName, timeoutMs: number): Promise<Solver> {
  const solver = await startedSolver(name)
  const untested = untestedVersion(await identityOf(solver))
  if (untested !== null) note(untested)
  try {
    return await examined(solver, { timeoutMs })
  } catch (error) {
    await solver.close()
    throw error
  }
}

async function installedSolvers(): Promise<readonly SolverName[]> {
  const installed = await Promise.all(
    INSTALLED.map(async (name) => {
      const solver = SOLVERS[name]()
      const isThere = await solver.version().then(
        () => true,
        () => false,
      )
      await solver.close()
      return isThere ? [name] : []
    }),
  )
  const names = installed.flat()
  return names.length > 0 ? names : ['z3-wasm']
}

async function startedSolver(name: SolverName): Promise<Solver> {
  const solver = SOLVERS[name]()
  try {
    await solver.version()
    return solver
  } catch (error) {
    await solver.close()
    throw new UsageError(
      name === 'z3-wasm'
        ? `z3-wasm does not start: ${firstLine(error)}; or use z3 or cvc5 on PATH: --solver z3`
        : `${name} is not on PATH; install it (Debian: apt-get install ${name}) or use --solver z3-wasm`,
    )
  }
}

/**
 * A solver that checks the results of another solver. If possible, it is a different program, or at
 * least a different build of the same program. Otherwise, both solvers are the same program.
 *
 * @param name the name of the solver, or several names; the first one gave the most answers
 */
export async function otherSolver(name: string, timeoutMs: number): Promise<Solver> {
  const [first] = name.split(',')
  const preferred: readonly SolverName[] =
    first === 'cvc5' ? ['z3', 'z3-wasm'] : ['cvc5', 'z3-wasm', 'z3']
  const others = [...preferred.filter((other) => other !== first), ...preferred]
  for (const other of others) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the first installed solver is used
      return await readySolver(other, timeoutMs)
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
    }
  }
  throw new UsageError('no solver can be started; install z3 or cvc5')
}

function firstLine(error: unknown): string {
  return (error as Error).message.split('\n', 1)[0]!
}
