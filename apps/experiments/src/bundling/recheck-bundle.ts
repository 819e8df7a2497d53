import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { VERDICTS } from '@nim/conjectures/format'
import { GoalError } from '@nim/conjectures/goals'
import { machineFault, readInput, temporaryFolder } from '@nim/core/files'
import { visible } from '@nim/core/rules'
import { type Solver, WrongSolverError } from '@nim/prover'
import {
  CodeNotAllowed,
  ForeignSweep,
  recheckSweep,
  SweepAlarm,
  SweepDamage,
  type ThreadPool,
} from '@nim/sweep'
import { numberOf } from '@nim/presburger/text'
import { DamagedCertificates, hasIndex, readIndex } from '../proving/certificates.ts'
import { readPointIndex } from '../proving/point-certificates.ts'
import { recheckDirectory } from '../proving/recheck-directory.ts'
import {
  type FileProblem,
  namedFiles,
  recheckPointDirectory,
  refuseOthers,
} from '../proving/recheck-point-directory.ts'
import { UsageError } from '../usage-error.ts'
import { BeyondLimit, type BundleFiles, partsOf, readBundle, RefusedBundle } from './bundle-file.ts'
import { SWEEP_FILES } from './collect-bundle.ts'

export interface BundleRecheckOptions {
  readonly pool: ThreadPool
  /**
   * The share of the shards to rerun, from 0 to 1. nimlab reruns at least 20 shards, or all shards
   * if there are fewer than 20.
   */
  readonly sample: number
  readonly seed: number
  /**
   * The maximum total number of bytes in all files. The tables of a single check have the same
   * limit.
   */
  readonly memory: number
  /** The maximum number of points in one certificate by points. */
  readonly points: number | undefined
  readonly signal: AbortSignal
  readonly runModules: boolean
  /** Returns the solver that checks the certificates written by the solver with this name. */
  readonly solverFor: (name: string) => Promise<Solver>
  readonly timeoutMs: number
}

/** The result of checking a bundle: a one-word verdict and a sentence that explains it. */
export interface BundleRecheck {
  readonly word: 'VERIFIED' | 'REFUSED' | 'OUT OF BOUNDS'
  readonly sentence: string
  /** The number of checked items of each kind. */
  readonly looked: Looked
}

interface Looked {
  files: number
  cases: number
  counterexamples: number
  shards: number
  sampled: number
  certificates: number
  readonly verdicts: Record<string, number>
}

/** The maximum size of a bundle, in bytes. */
const MOST_BYTES = 2 ** 30

/** The errors that report damage in stored data. */
const REFUSALS = [RefusedBundle, SweepDamage, SweepAlarm, ForeignSweep, DamagedCertificates]

/**
 * Judges a bundle again, using only the rules, the claims and the checkers of this program. This
 * function reads and compares every file, and checks the verdicts and counts against the plan and
 * the claims. The function also rederives the counterexamples from the rules, reruns a sample of
 * the shards, and checks the certificates.
 *
 * @throws (by rejection) UnreadableInput if the file cannot be read; CodeNotAllowed; the error of a
 * machine that is out of memory or disk space
 */
export async function recheckBundle(
  file: string,
  options: BundleRecheckOptions,
): Promise<BundleRecheck> {
  const looked: Looked = {
    files: 0,
    cases: 0,
    counterexamples: 0,
    shards: 0,
    sampled: 0,
    certificates: 0,
    verdicts: {},
  }
  const zip = readInput(file, MOST_BYTES)
  const temporary = temporaryFolder()
  const ended = (word: BundleRecheck['word'], sentence: string): BundleRecheck => ({
    word,
    sentence: visible(sentence, 500),
    looked,
  })
  try {
    if (zip.length > options.memory) throw new BeyondLimit('the file is larger than --memory')
    const files = readBundle(zip, options.memory)
    looked.files = files.size + 1
    unpack(files, temporary.path)
    for (const [folder, kind] of partsOf(files)) {
      if (kind === null)
        throw new RefusedBundle(`folder ${folder} contains neither a plan nor proofs`)
      const own = namesIn(files, folder)
      const at = join(temporary.path, folder)
      await (kind === 'sweep'
        ? sweepPart(at, own, options, looked)
        : proofPart(at, options, looked))
    }
    return ended('VERIFIED', verifiedWords(looked))
  } catch (error) {
    const message = (error as Error).message.replaceAll(`${temporary.path}/`, '')
    if (error instanceof BeyondLimit) return ended('OUT OF BOUNDS', message)
    if (options.signal.aborted) return ended('OUT OF BOUNDS', 'the time limit is reached')
    if (machineFault(error) !== null || error instanceof CodeNotAllowed) throw error
    if (error instanceof WrongSolverError) throw error
    const isRefusal = REFUSALS.some((kind) => error instanceof kind)
    // An error that the packages report about stored data is an error of the bundle, because the
    // user did not type this data.
    if (isRefusal || error instanceof RangeError || error instanceof GoalError)
      return ended('REFUSED', message)
    if (error instanceof UsageError) return ended('REFUSED', message)
    throw error
  } finally {
    temporary.remove()
  }
}

function verifiedWords({ files, verdicts, ...n }: Looked): string {
  const words = VERDICTS.flatMap((verdict) => {
    const count = verdicts[verdict]
    return count === undefined ? [] : [`${count} ${verdict}`]
  })
  const cases = `${numberOf(n.cases, 'case')}${words.length === 0 ? '' : ` (${words.join(', ')})`}`
  return `${files} files are unchanged; ${cases}, ${numberOf(n.counterexamples, 'counterexample')} judged again, ${n.sampled} of ${numberOf(n.shards, 'shard')} rerun, ${numberOf(n.certificates, 'certificate')} confirmed`
}

function namesIn(files: BundleFiles, folder: string): string[] {
  const start = `${folder}/`
  return [...files.keys()].flatMap((path) =>
    path.startsWith(start) ? [path.slice(start.length)] : [],
  )
}

/** Writes files whose paths were checked by `readBundle`. */
function unpack(files: BundleFiles, folder: string): void {
  for (const [path, bytes] of files) {
    const at = join(folder, path)
    mkdirSync(dirname(at), { recursive: true })
    writeFileSync(at, bytes, { flag: 'wx' })
  }
}

async function sweepPart(
  directory: string,
  names: readonly string[],
  options: BundleRecheckOptions,
  looked: Looked,
): Promise<void> {
  for (const name of SWEEP_FILES) {
    if (!names.includes(name)) throw new RefusedBundle(`${directory}/${name} is missing`)
  }
  const { pool, sample, seed, memory, signal, runModules } = options
  const how = { pool, sample, seed, memory, signal, runModules }
  const { stored, failures, unchecked, merged, ...found } = await recheckSweep(directory, how)
  const shards = stored.sweep.shards.length
  const wrong = [
    ...stored.damage,
    ...failures,
    ...(merged.difference === null ? [] : [merged.difference]),
    ...(stored.done < shards ? [`${numberOf(shards - stored.done, 'shard')} missing`] : []),
    ...(merged.later > 0 ? ['results.jsonl lacks results of some shards'] : []),
    ...(names.length === SWEEP_FILES.length + shards
      ? []
      : ['it contains files that belong to no shard']),
  ]
  if (wrong.length > 0) throw new RefusedBundle(wrong[0])
  if (unchecked.length > 0) throw new BeyondLimit(unchecked[0])
  looked.shards += shards
  looked.sampled += found.sampled.length
  looked.counterexamples += found.counterexamples
  looked.cases += stored.sweep.cases
  for (const [verdict, count] of Object.entries(stored.verdicts)) {
    looked.verdicts[verdict] = (looked.verdicts[verdict] ?? 0) + count
  }
}

async function proofPart(
  directory: string,
  options: BundleRecheckOptions,
  looked: Looked,
): Promise<void> {
  const points = readPointIndex(directory)
  const named = points === null ? [] : namedFiles(points)
  const isSolved = await hasIndex(directory)
  const refuse = (problems: readonly FileProblem[]): void => {
    const first = problems.find(({ outOfBounds }) => !outOfBounds) ?? problems[0]
    if (first?.outOfBounds) throw new BeyondLimit(`${first.file}: ${first.problem} (--points)`)
    throw new RefusedBundle(
      first === undefined ? 'not confirmed' : `${first.file}: ${first.problem}`,
    )
  }
  if (points !== null) {
    if (!isSolved) await refuseOthers(directory, named)
    const goOn = (): void => options.signal.throwIfAborted()
    const limits = options.points === undefined ? {} : { points: options.points }
    const records = await recheckPointDirectory(directory, points, goOn, limits)
    for (const { confirmed, problems } of records) if (!confirmed) refuse(problems)
    looked.certificates += records.length
  }
  if (!isSolved) return
  const index = await readIndex(directory)
  const solver = await options.solverFor(index.solver.name).catch((error: unknown) => {
    // A missing solver is not an error of the bundle.
    if (!(error instanceof UsageError)) throw error
    throw new BeyondLimit(error.message)
  })
  try {
    const { signal, timeoutMs, pool } = options
    const run = { solver, threads: pool.threads, timeoutMs, signal, onGoal: () => {}, also: named }
    const records = await recheckDirectory(directory, index, run)
    options.signal.throwIfAborted()
    for (const { confirmed, problems } of records) if (!confirmed) refuse(problems)
    looked.certificates += records.length
  } finally {
    await solver.close()
  }
}
