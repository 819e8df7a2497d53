import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Goal } from '../goal/goal.ts'
import { inParallel } from '../prove/in-parallel.ts'
import type { Progress } from '../prove/prove.ts'
import { checkedFromRules } from '../refute/checked-from-rules.ts'
import { judgeOf } from '../refute/judge.ts'
import { scan } from '../refute/scan.ts'
import { secondsSince } from '../solve/answer.ts'
import type { CheckOptions, Solver } from '../solve/solver.ts'
import { argumentOf } from './argument.ts'
import { describe, type Description } from './describe.ts'
import { CertificateError, type Manifest, parseManifest } from './manifest.ts'
import { sha256Of } from './sha256.ts'
import { MANIFEST_FILE, OBLIGATIONS_FOLDER } from './write-certificate.ts'

/** What is wrong with a file of a certificate. */
export interface Problem {
  readonly file: string
  readonly problem: string
}

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
  readonly solver: { readonly name: string; readonly version: string }
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
  const version = await solver.version()
  const description = describe(goal)
  const problems: Problem[] = saysOtherwise(manifest, goal, description)
  const counts = { total: 0, simplified: 0, unsat: 0, elsewhere: 0, open: 0 }
  const ended = (): RecheckResult => ({
    isConfirmed: problems.length === 0 && manifest.verdict !== 'incomplete',
    verdict: manifest.verdict,
    problems,
    solver: { name: solver.name, version },
    counts: { ...counts },
    seconds: secondsSince(started),
  })
  if (manifest.verdict === 'refuted') {
    problems.push(...counterexampleProblems(manifest, goal))
    return ended()
  }

  const listed = new Map(manifest.obligations.map((obligation) => [obligation.id, obligation]))
  const present = await readdir(join(directory, OBLIGATIONS_FOLDER)).catch(() => [])
  const extra = new Set(present)
  for (const { id } of description.texts) extra.delete(`${id}.smt2`)
  for (const name of [...extra].sort()) problems.push({ file: name, problem: EXTRA })
  counts.simplified = description.conditions.reduce((sum, { simplified }) => sum + simplified, 0)
  counts.total = counts.simplified + description.texts.length

  const found = new Map<string, string>()
  await inParallel(
    description.texts,
    threads,
    async ({ id, text }) => {
      const file = `${id}.smt2`
      const stored = await readFile(join(directory, OBLIGATIONS_FOLDER, file), 'utf8').catch(
        () => null,
      )
      const entry = listed.get(id)
      const damage = fileProblem(stored, text, entry)
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

const EXTRA = 'the claim has no such obligation'

/** Where the manifest does not say what follows from the goal. */
function saysOtherwise(manifest: Manifest, goal: Goal, description: Description): Problem[] {
  const isRefuted = manifest.verdict === 'refuted'
  const ids = isRefuted ? [] : description.texts.map(({ id }) => id)
  const expected: Readonly<Record<string, readonly [unknown, unknown]>> = {
    goal: [manifest.goal, description.goal],
    encoding: [manifest.encoding, description.encoding],
    conditions: [manifest.conditions, description.conditions],
    obligations: [manifest.obligations.map(({ id }) => id), ids],
    ...(isRefuted ? {} : { argument: [manifest.argument, argumentOf(goal)] as const }),
  }
  return Object.entries(expected)
    .filter(([, [stored, rebuilt]]) => JSON.stringify(stored) !== JSON.stringify(rebuilt))
    .map(([name]) => ({
      file: MANIFEST_FILE,
      problem: `its ${name} differ from those of the claim`,
    }))
}

function fileProblem(
  stored: string | null,
  rebuilt: string,
  entry: Manifest['obligations'][number] | undefined,
): string | null {
  if (stored === null) return 'it is missing'
  if (stored !== rebuilt) return 'it differs from the obligation rebuilt from the claim'
  if (entry === undefined) return 'the manifest does not list it'
  if (entry.sha256 !== sha256Of(stored)) return 'its digest differs from the manifest’s'
  return entry.status === 'unsat' ? null : `its status in the manifest is ${entry.status}`
}

function counterexampleProblems({ counterexample }: Manifest, goal: Goal): Problem[] {
  const problem = (text: string): Problem[] => [{ file: MANIFEST_FILE, problem: text }]
  if (counterexample === null) return problem('it has no counterexample')
  const { position, expected, actual, isSmallest } = counterexample
  const name = `its counterexample ${position.join()}`
  if (goal.kind === 'partial' || isSmallest) {
    const maxSum = position.reduce((a, b) => a + b, 0)
    const { found } = scan(goal.ruleset, judgeOf(goal), { positions: 2_000_000, maxSum })
    if (found !== null && found.position.join() !== position.join()) {
      return problem(`${name} is not the smallest: ${found.position.join()} is smaller`)
    }
  }
  const finding = judgeOf(goal).at(position)
  if (finding === null) return problem(`${name} is none`)
  const again = checkedFromRules(goal, { position, finding }, isSmallest)
  if (again.expected !== expected || again.actual !== actual) {
    return problem(`${name}: the claim says ${again.expected}, the game ${again.actual}`)
  }
  return []
}
