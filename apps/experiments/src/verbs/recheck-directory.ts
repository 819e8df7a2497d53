import { NIMLAB_VERSION } from '@nim/conjectures'
import { GoalError, type PointIndex } from '@nim/conjectures/goals'
import { WrongSolverError } from '@nim/prover'
import type { SolverName } from '../arguments/solver-names.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { DamagedCertificates, hasIndex, readIndex } from '../proving/certificates.ts'
import { readPointIndex } from '../proving/point-certificates.ts'
import { recheckDirectory, type RecheckRecord } from '../proving/recheck-directory.ts'
import {
  namedFiles,
  type PointGoalRecheck,
  recheckPointDirectory,
  refuseOthers,
} from '../proving/recheck-point-directory.ts'
import { pointRecheckTable, recheckCodeOf, recheckTable } from '../proving/recheck-table.ts'
import { otherSolver, readySolvers } from '../proving/solver.ts'
import { interruptSignal } from '../terminal/interrupt.ts'
import { note, print, printPage } from '../terminal/output.ts'
import { startQueryProgress } from '../terminal/query-progress.ts'
import { UsageError } from '../usage-error.ts'
import { type CheckFlags, codeOf, pointLimits } from './recheck-file.ts'

/** The errors after which a recheck prints one line and ends with exit code 4. */
const ENDS = [DamagedCertificates, GoalError, WrongSolverError] as const

/**
 * Checks the certificates in a directory, which are certificates by points or certificates from a
 * solver.
 */
export async function recheckCertificates(
  directory: string,
  flags: CheckFlags & SolverFlags,
): Promise<ExitCode> {
  try {
    const points = readPointIndex(directory)
    const named = points === null ? [] : namedFiles(points)
    const isSolved = points === null || (await hasIndex(directory))
    const codes: ExitCode[] = []
    if (points !== null) {
      if (flags.solver !== undefined && !isSolved) {
        throw new UsageError(`--solver: the check of ${directory} needs no solver`)
      }
      if (!isSolved) await refuseOthers(directory, named)
      codes.push(await recheckPointsOf(directory, points, flags))
    }
    if (isSolved) codes.push(await recheckSolved(directory, flags, named))
    return codes.find((code) => code === EXIT.internal) ?? codes.find(Boolean) ?? EXIT.ok
  } catch (error) {
    if (!ENDS.some((kind) => error instanceof kind)) throw error
    note(`nimlab: ${(error as Error).message}`)
    return EXIT.internal
  }
}

async function recheckPointsOf(
  directory: string,
  index: PointIndex,
  flags: CheckFlags,
): Promise<ExitCode> {
  const tell = (record: PointGoalRecheck): void => {
    if (flags.json === true) print(JSON.stringify(record))
  }
  const records = await recheckPointDirectory(directory, index, tell, pointLimits(flags))
  if (flags.json !== true) printPage(pointRecheckTable(records))
  return codeOf(
    records.map(({ confirmed, problems }) => ({
      confirmed,
      ...(problems.length > 0 &&
        problems.every(({ outOfBounds }) => outOfBounds) && { outOfBounds: true }),
    })),
  )
}

interface SolverFlags {
  readonly solver?: readonly SolverName[]
  readonly timeout: number
  readonly threads: number
  readonly json?: true
}

async function recheckSolved(
  directory: string,
  flags: SolverFlags,
  also: readonly string[],
): Promise<ExitCode> {
  const index = await readIndex(directory)
  const { name } = index.solver
  if (index.nimlab !== NIMLAB_VERSION) {
    note(
      `the certificates were made by nimlab ${JSON.stringify(index.nimlab)} and are checked by ${NIMLAB_VERSION}`,
    )
  }
  const timeoutMs = 1000 * flags.timeout
  const solver = await (flags.solver === undefined
    ? otherSolver(name, timeoutMs)
    : readySolvers(flags.solver, timeoutMs))
  if (solver.name === name) note(`the recheck uses ${name}, the same solver that made the proof`)
  const goals = index.cases.flatMap((each) => each.goals)
  const interrupt = interruptSignal()
  const progress = startQueryProgress(new Set(goals.map(({ id }) => id)).size)
  const run = {
    solver,
    threads: flags.threads,
    timeoutMs,
    signal: interrupt.signal,
    also,
    onGoal: (record: RecheckRecord) => {
      progress.goal(record.goal)
      if (flags.json === true) print(JSON.stringify(record))
    },
  }
  let records: RecheckRecord[]
  try {
    records = await recheckDirectory(directory, index, run)
  } finally {
    interrupt.release()
    progress.end()
    await solver.close()
  }
  if (flags.json !== true) printPage(recheckTable(records))
  return interrupt.signal.aborted ? EXIT.incomplete : recheckCodeOf(records)
}
