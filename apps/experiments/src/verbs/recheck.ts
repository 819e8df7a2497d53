import { statSync } from 'node:fs'
import type { Command } from '@commander-js/extra-typings'
import { NIMLAB_VERSION } from '@nim/conjectures'
import { GoalError, type PointIndex, POINTS_FILE } from '@nim/conjectures/goals'
import { WrongSolverError } from '@nim/prover'
import type { PointCheckOptions } from '@nim/prover/points-check'
import type { ShiftCheckOptions } from '@nim/prover/shift-check'
import { OPTIONS } from '../arguments/options.ts'
import type { SolverName } from '../arguments/solver-names.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { DamagedCertificates, hasIndex, readIndex } from '../proving/certificates.ts'
import { readPointIndex } from '../proving/point-certificates.ts'
import { recheckDirectory, type RecheckRecord } from '../proving/recheck-directory.ts'
import {
  namedFiles,
  type PointGoalRecheck,
  recheckPointDirectory,
  refuseOthers,
} from '../proving/recheck-point-directory.ts'
import { recheckedPage, recheckPoints } from '../proving/recheck-points.ts'
import { pointRecheckTable, recheckCodeOf, recheckTable } from '../proving/recheck-table.ts'
import { recheckCommittedAtlas } from './recheck-atlas.ts'
import { recheckZip } from './recheck-zip.ts'
import { otherSolver, readySolvers } from '../proving/solver.ts'
import { recheckedShiftsPage, recheckShifts, type ShiftRecheck } from '../shifts/recheck-shifts.ts'
import { interruptSignal } from '../terminal/interrupt.ts'
import { note, print, printPage } from '../terminal/output.ts'
import { startQueryProgress } from '../terminal/query-progress.ts'
import { watchedCommand } from '../terminal/watched-command.ts'
import { UsageError } from '../usage-error.ts'

/** Options that only the recheck of a bundle has. */
const BUNDLE_FLAGS = ['seconds', 'memory', 'sample', 'seed', 'runModules'] as const

/** Options that the recheck of an atlas does not have. */
const NOT_OF_ATLAS = ['solver', 'memory', 'sample', 'seed', 'runModules'] as const

/** What ends a recheck with one line and exit code 4. */
const ENDS = [DamagedCertificates, GoalError, WrongSolverError] as const

const HELP =
  advancedHelp(`A certificate of a solver: nimlab first asks the solver control questions, whose answers are known. A wrong
answer ends the command with exit code 4. Then nimlab asks each condition unchanged (raw). If the solver has
no answer, nimlab asks each case without simplification, and whether the cases cover everything (by cases).
It also compares the formulas with the solved game on their boxes again.

A certificate by points (*${POINTS_FILE}): an independent checker verifies it without a solver. The checker
shares only the rules and the meaning of formulas with the prover. It prints what the file proves. In a
directory, each certificate must prove its claim as the registry states it today. The exhaustive solver must
confirm each refutation.

A certificate by shift rules (nimlab prove --by shifts --out): an independent checker verifies it in the same
way. docs/proofs/shift-rules.jsonl has certificates for many games.

The checkers count points and steps beforehand, and stop at a limit: OUT OF BOUNDS, exit code 3. --points
raises the limit.

--atlas: nimlab checks the certificates in certificates.jsonl.gz beside the rows of an atlas. Each certificate must
prove its row, or its case of a claim, word for word. The result is one of the three words below. Without a folder
nimlab checks the atlas of its own repository. This takes some minutes.

A bundle (nimlab bundle): nimlab prints one word and one sentence. The word is VERIFIED (exit code 0), REFUSED
(4), or OUT OF BOUNDS (3: raise --points, --seconds or --memory). nimlab reads every file. It compares words
and counts with plan and claim. It derives counterexamples from the rules, checks the certificates, and runs
a sample of the shards again. VERIFIED says that the verdicts are honest; a verdict may be refuted.

--json prints one record for each goal.

More examples:
  nimlab recheck nim43.json
  nimlab recheck out/ --solver cvc5
  nimlab recheck for-the-referee.zip --seconds 600
  nimlab recheck --atlas
  nimlab recheck out/GMMV-App-fix${POINTS_FILE}`)

/** `nimlab recheck`: certificates of `nimlab prove`, checked by another solver. */
export function addRecheck(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('recheck')
    .description('rebuild the queries of certificates from the claims and ask another solver')
    .argument(
      '[certificate]',
      `what nimlab prove --certificate wrote: a directory, or a file *${POINTS_FILE}; certificates by shift rules, one a line; or a bundle .zip`,
    )
    .option('--atlas', 'check all rows of an atlas; the argument is its folder, as docs/atlas is')
    .addOption(OPTIONS.solver().default(undefined, 'not the one that proved'))
    .addOption(OPTIONS.timeout().default(60))
    .addOption(OPTIONS.threads().default(1))
    .addOption(OPTIONS.points())
    .addOption(OPTIONS.seconds())
    .addOption(OPTIONS.memory())
    .addOption(OPTIONS.sample())
    .addOption(OPTIONS.seed())
    .addOption(OPTIONS.runModules())
    .addOption(OPTIONS.json())
    .addHelpText('after', HELP)
    .action(async (directory, flags) => {
      if (flags.atlas === true) {
        const other = NOT_OF_ATLAS.find((name) => flags[name] !== undefined)
        if (other !== undefined) throw new UsageError(`--${wordOf(other)} does not go with --atlas`)
        return finish(await recheckCommittedAtlas(directory, flags))
      }
      if (directory === undefined) {
        throw new UsageError("missing required argument 'certificate', or --atlas")
      }
      if (directory.endsWith('.zip')) return finish(await recheckZip(directory, flags))
      const alone = BUNDLE_FLAGS.find((name) => flags[name] !== undefined)
      if (alone !== undefined) {
        throw new UsageError(`--${wordOf(alone)} goes with a bundle, a file .zip`)
      }
      if (directory.endsWith(POINTS_FILE)) {
        if (flags.solver !== undefined) throw new UsageError(`no solver checks ${directory}`)
        const found = recheckPoints(directory, pointLimits(flags))
        if (flags.json === true) print(JSON.stringify(found))
        else printPage(recheckedPage(found))
        finish(codeOf([found]))
        return
      }
      if (statSync(directory, { throwIfNoEntry: false })?.isFile() === true) {
        if (flags.solver !== undefined) throw new UsageError(`no solver checks ${directory}`)
        finish(recheckShiftsOf(directory, flags))
        return
      }
      try {
        const points = await readPointIndex(directory)
        const named = points === null ? [] : namedFiles(points)
        const isSolved = points === null || (await hasIndex(directory))
        const codes: ExitCode[] = []
        if (points !== null) {
          if (flags.solver !== undefined && !isSolved) {
            throw new UsageError(`no solver checks the certificates of ${directory}`)
          }
          if (!isSolved) await refuseOthers(directory, named)
          codes.push(await recheckPointsOf(directory, points, flags))
        }
        if (isSolved) codes.push(await recheckSolved(directory, flags, named))
        finish(codes.find((code) => code === EXIT.internal) ?? codes.find(Boolean) ?? EXIT.ok)
      } catch (error) {
        if (!ENDS.some((kind) => error instanceof kind)) throw error
        note(`nimlab: ${(error as Error).message}`)
        finish(EXIT.internal)
      }
    })
}

function wordOf(flag: string): string {
  return flag.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

interface CheckFlags {
  readonly points?: number
  readonly json?: true
}

/** The limits of the checker of points, which tells how far it is. */
function pointLimits({ points }: CheckFlags): PointCheckOptions {
  const { onProgress } = watchedCommand()
  return {
    ...(points !== undefined && { points }),
    onProgress: (step, done, total) => onProgress?.({ step, done, total }),
  }
}

/** The same for shift rules: as by default if --points is the default of the checker of points, 200,000. */
function shiftLimits({ points }: CheckFlags): ShiftCheckOptions {
  const { onProgress } = watchedCommand()
  return {
    ...(points !== undefined && { points: 100 * points, steps: 5000 * points }),
    onStep: (step, done, total) => onProgress?.({ step, done, total }),
  }
}

/** 4 if something is refused, else 3 if a limit left something open. */
function codeOf(found: readonly { confirmed: boolean; outOfBounds?: true }[]): ExitCode {
  if (found.some(({ confirmed, outOfBounds }) => !confirmed && !outOfBounds)) return EXIT.internal
  return found.every(({ confirmed }) => confirmed) ? EXIT.ok : EXIT.incomplete
}

function recheckShiftsOf(file: string, flags: CheckFlags): ExitCode {
  const all: ShiftRecheck[] = []
  for (const found of recheckShifts(file, shiftLimits(flags))) {
    print(flags.json === true ? JSON.stringify(found) : recheckedShiftsPage(found))
    all.push(found)
  }
  return codeOf(all)
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
    note(`made by nimlab ${JSON.stringify(index.nimlab)}, checked by ${NIMLAB_VERSION}`)
  }
  const timeoutMs = 1000 * flags.timeout
  const solver = await (flags.solver === undefined
    ? otherSolver(name, timeoutMs)
    : readySolvers(flags.solver, timeoutMs))
  if (solver.name === name) note(`the same solver that proved, ${name}, is asked again`)
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
