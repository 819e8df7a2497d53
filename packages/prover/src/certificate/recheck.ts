import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Goal } from '../goal/goal.ts'
import { inParallel } from '../prove/in-parallel.ts'
import type { Progress } from '../prove/prove.ts'
import { secondsSince } from '../solve/answer.ts'
import { type CheckOptions, identityOf, type Solver, type SolverIdentity } from '../solve/solver.ts'
import { extraFiles, fileProblem, manifestProblems, type Problem } from './compare.ts'
import { counterexampleProblems } from './counterexample-problems.ts'
import { describe } from './describe.ts'
import { MANIFEST_FILE } from './files.ts'
import type { ListedObligation, Manifest } from './manifest.ts'
import { CertificateError, parseManifest } from './parse-manifest.ts'

export interface RecheckOptions extends CheckOptions {
  /** Best another solver than the one of the certificate. */
  readonly solver: Solver
  readonly threads?: number
  readonly onProgress?: (progress: Progress) => void
}

/** What rechecking a certificate came to. */
export interface RecheckResult {
  /** True if the certificate is whole, says what the goal says, and every answer was confirmed. */
  readonly isConfirmed: boolean
  readonly verdict: Manifest['verdict']
  readonly problems: readonly Problem[]
  readonly solver: SolverIdentity
  readonly counts: Progress['counts']
  readonly seconds: number
}

/**
 * The manifest of a certificate.
 *
 * @throws CertificateError if it is missing or damaged
 */
export async function readManifest(directory: string): Promise<Manifest> {
  const text = await readFile(join(directory, MANIFEST_FILE), 'utf8').catch(() => null)
  if (text === null) throw new CertificateError(`${MANIFEST_FILE}: it is missing in ${directory}`)
  return parseManifest(text)
}

/**
 * Rebuilds the obligations of a certificate from its goal, compares them with its files, and asks
 * the solver again. Of a refuted claim the counterexample is computed again from the rules.
 *
 * @throws CertificateError if there is no readable manifest
 */
export async function recheck(
  directory: string,
  goal: Goal,
  options: RecheckOptions,
): Promise<RecheckResult> {
  const started = performance.now()
  const { solver, threads = 1, onProgress, ...limits } = options
  const manifest = await readManifest(directory)
  const identity = await identityOf(solver)
  const description = describe(goal)
  const problems: Problem[] = manifestProblems(manifest, goal, description)
  const counts = { total: 0, simplified: 0, unsat: 0, elsewhere: 0, open: 0 }
  const ended = (): RecheckResult => ({
    isConfirmed: problems.length === 0 && manifest.verdict !== 'incomplete',
    verdict: manifest.verdict,
    problems,
    solver: identity,
    counts: { ...counts },
    seconds: secondsSince(started),
  })
  if (manifest.verdict === 'refuted') {
    problems.push(...counterexampleProblems(manifest, goal))
    return ended()
  }
  if (manifest.part !== null) {
    const { number, of } = manifest.part
    problems.push({ file: MANIFEST_FILE, problem: `it is part ${number} of ${of} only` })
    return ended()
  }

  const listed = new Map(manifest.obligations.map((obligation) => [obligation.id, obligation]))
  problems.push(...(await extraFiles(directory, description.texts)))
  counts.simplified = description.conditions.reduce((sum, { simplified }) => sum + simplified, 0)
  counts.total = counts.simplified + description.texts.length

  const found = new Map<string, string>()
  await inParallel(
    description.texts,
    threads,
    async (obligation) => {
      const { id, text } = obligation
      const file = `${id}.smt2`
      const entry = listed.get(id)
      const damage = (await fileProblem(directory, obligation, entry)) ?? statusProblem(entry!)
      if (damage !== null) found.set(file, damage)
      const answer = await solver.check(text, limits)
      if (answer.status === 'unsat') counts.unsat++
      else {
        counts.open++
        if (damage === null)
          found.set(file, `${solver.name} says ${answer.status} ${answer.reason}`.trim())
      }
      onProgress?.({ counts: { ...counts }, seconds: secondsSince(started) })
    },
    () => limits.signal?.aborted === true,
  )
  for (const { id } of description.texts) {
    const problem = found.get(`${id}.smt2`)
    if (problem !== undefined) problems.push({ file: `${id}.smt2`, problem })
  }
  if (counts.unsat + counts.open < description.texts.length) {
    problems.push({ file: MANIFEST_FILE, problem: 'not all obligations were asked again' })
  }
  return ended()
}

function statusProblem({ status }: ListedObligation): string | null {
  return status === 'unsat' ? null : `its status in the manifest is ${status}`
}
