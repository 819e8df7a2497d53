import { join } from 'node:path'
import { isUnreadable, readOwnText } from '@nim/core/files'
import { examined } from '../control/examined.ts'
import type { Goal } from '../goal/goal.ts'
import type { Progress } from '../prove/options.ts'
import { secondsSince } from '../solve/answer.ts'
import { type CheckOptions, identityOf, type Solver, type SolverIdentity } from '../solve/solver.ts'
import {
  describedBy,
  extraFiles,
  fileProblem,
  filesOf,
  manifestProblems,
  type Problem,
} from './compare.ts'
import { type Confirmation, confirm } from './confirm.ts'
import { counterexampleProblems } from './counterexample-problems.ts'
import { MANIFEST_FILE } from './files.ts'
import type { ListedObligation, Manifest } from './manifest.ts'
import { CertificateError, parseManifest } from './parse-manifest.ts'
import { QUERY_MS } from '../tuned/tuned.ts'

export interface RecheckOptions extends CheckOptions {
  /**
   * The solver, which should differ from the solver that the certificate names. It is `examined`
   * first.
   */
  readonly solver: Solver
  /** The time limit for one query, in milliseconds. Default: 60 000. */
  readonly timeoutMs?: number
  readonly threads?: number
  readonly onProgress?: (progress: Progress) => void
}

/** The result of rechecking a certificate. */
export interface RecheckResult {
  /** True if the certificate is complete and matches the goal, and every answer was confirmed. */
  readonly isConfirmed: boolean
  readonly verdict: Manifest['verdict']
  readonly problems: readonly Problem[]
  readonly solver: SolverIdentity
  readonly counts: Progress['counts']
  /** How the solver confirmed each condition; empty for a refuted claim. */
  readonly conditions: readonly Confirmation[]
  readonly seconds: number
}

/**
 * The manifest of a certificate.
 *
 * @throws CertificateError if the manifest is missing or damaged
 */
export async function readManifest(directory: string): Promise<Manifest> {
  let text: string
  try {
    text = readOwnText(join(directory, MANIFEST_FILE))
  } catch (error) {
    if (!isUnreadable(error)) throw error
    const how = error.code === 'ENOENT' ? `it is missing in ${directory}` : error.message
    throw new CertificateError(`${MANIFEST_FILE}: ${how}`, { cause: error })
  }
  return parseManifest(text)
}

/**
 * Rebuilds the queries of a certificate from its goal, compares them with its files, and asks the
 * solver again. The recheck sends unsimplified queries wherever the solver can answer them. The
 * recheck splits a condition into cases only if the solver has no answer for the whole condition.
 * The counterexample of a refuted claim is recomputed from the rules.
 *
 * @throws by rejection with a CertificateError if there is no readable manifest, or with a
 * WrongSolverError if the solver gives a wrong answer to a control question
 */
export async function recheck(
  directory: string,
  goal: Goal,
  options: RecheckOptions,
): Promise<RecheckResult> {
  const started = performance.now()
  const { solver, threads = 1, onProgress, ...given } = options
  const limits = { timeoutMs: QUERY_MS, ...given }
  const manifest = await readManifest(directory)
  const identity = await identityOf(solver)
  const description = describedBy(manifest, goal)
  const problems: Problem[] = manifestProblems(manifest, goal, description)
  const counts = { total: 0, raw: 0, simplified: 0, unsat: 0, elsewhere: 0, open: 0 }
  let conditions: readonly Confirmation[] = []
  const ended = (): RecheckResult => ({
    isConfirmed: problems.length === 0 && manifest.verdict !== 'incomplete',
    verdict: manifest.verdict,
    problems,
    solver: identity,
    counts: { ...counts },
    conditions,
    seconds: secondsSince(started),
  })
  if (manifest.verdict === 'refuted') {
    problems.push(...counterexampleProblems(manifest, goal))
    return ended()
  }
  if (manifest.part !== null) {
    const { number, of } = manifest.part
    problems.push({ file: MANIFEST_FILE, problem: `it is only part ${number} of ${of}` })
    return ended()
  }

  const files = filesOf(null, description)
  const listed = new Map(manifest.obligations.map((obligation) => [obligation.id, obligation]))
  const settled = new Set(
    description.conditions.flatMap(({ id, by }) => (by === 'raw' ? [id] : [])),
  )
  problems.push(...extraFiles(directory, files))
  const results = new Map<string, string>()
  for (const file of files) {
    const entry = listed.get(file.id)
    // oxlint-disable-next-line no-await-in-loop -- thousands of files, not all open at once
    const damage = await fileProblem(directory, file, entry)
    const isNeeded = file.id !== file.condition || settled.has(file.id)
    const problem = damage ?? statusProblem(entry!, isNeeded)
    if (problem !== null) results.set(file.id, problem)
  }
  conditions = await confirm(goal, {
    solver: await examined(solver, limits),
    threads,
    limits,
    onAnswer: (query, { status, reason, by = solver.name }, isRaw) => {
      counts.total++
      if (status !== 'unsat') counts.open++
      else {
        counts.unsat++
        if (isRaw) counts.raw++
      }
      if (status !== 'unsat' && !results.has(query.id)) {
        results.set(query.id, `${by} answered ${status} ${reason}`.trim())
      }
      onProgress?.({ counts: { ...counts }, seconds: secondsSince(started) })
    },
  })
  problems.push(...[...results].map(([id, problem]) => ({ file: `${id}.smt2`, problem })))
  if (problems.length === 0 && conditions.some(({ by }) => by === null)) {
    problems.push({
      file: MANIFEST_FILE,
      problem: 'not all obligations were sent to the solver again',
    })
  }
  return ended()
}

function statusProblem({ status }: ListedObligation, isNeeded: boolean): string | null {
  const isRight = isNeeded ? status === 'unsat' : status !== 'unsat' && status !== 'sat'
  return isRight ? null : `its status in the manifest is ${status}`
}
