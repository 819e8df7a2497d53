import { randomInt } from 'node:crypto'
import { CodeNotAllowed, threadPool } from '@nim/sweep'
import { DEFAULT_MEMORY } from '../arguments/memory.ts'
import type { SolverName } from '../arguments/solver-names.ts'
import { type BundleRecheck, recheckBundle } from '../bundling/recheck-bundle.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { otherSolver, readySolvers } from '../proving/solver.ts'
import { withinBudget } from '../terminal/budget.ts'
import { UsageError } from '../usage-error.ts'

const CODES = {
  VERIFIED: EXIT.ok,
  REFUSED: EXIT.internal,
  'OUT OF BOUNDS': EXIT.incomplete,
} as const satisfies Record<BundleRecheck['word'], ExitCode>

const MOST_SEED = 2 ** 31 - 1

interface ZipFlags {
  readonly threads: number
  readonly timeout: number
  readonly solver?: readonly SolverName[]
  readonly points?: number
  readonly seconds?: number
  readonly memory?: number
  readonly sample?: number
  readonly seed?: number
  readonly runModules?: true
  readonly json?: true
}

/**
 * Checks a bundle for `nimlab recheck F.zip`. The result consists of a one-word verdict, a sentence
 * and an exit code.
 */
export function recheckZip(file: string, flags: ZipFlags): Promise<ExitCode> {
  const { seconds, seed = randomInt(MOST_SEED) } = flags
  const shown = ({ word, sentence, looked }: BundleRecheck): string =>
    flags.json === true
      ? JSON.stringify({ word, sentence, seed, ...looked })
      : `${word}: ${sentence}${word === 'VERIFIED' ? ` (seed ${seed})` : ''}`
  return withinBudget({ seconds }, async (budget) => {
    const late = { files: 0, cases: 0, counterexamples: 0, shards: 0, sampled: 0, certificates: 0 }
    const looked = { ...late, verdicts: {} }
    budget.keep(
      shown({ word: 'OUT OF BOUNDS', sentence: 'the check was stopped before the end', looked }),
    )
    const pool = threadPool(flags.threads)
    const timeoutMs = 1000 * flags.timeout
    try {
      const result = await recheckBundle(file, {
        pool,
        sample: flags.sample ?? 0.05,
        seed,
        memory: flags.memory ?? DEFAULT_MEMORY,
        points: flags.points,
        signal: budget.signal,
        runModules: flags.runModules === true,
        timeoutMs,
        solverFor: (name) =>
          flags.solver === undefined
            ? otherSolver(name, timeoutMs)
            : readySolvers(flags.solver, timeoutMs),
      })
      budget.print(shown(result))
      return CODES[result.word]
    } catch (error) {
      if (!(error instanceof CodeNotAllowed)) throw error
      throw new UsageError(error.message, { cause: error })
    } finally {
      await pool.close()
    }
  })
}
