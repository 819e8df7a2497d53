import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CaseParameters, Verdict } from '@nim/conjectures'
import { goalFileName } from '@nim/conjectures/goals'
import {
  type BoxCheck,
  CertificateError,
  type Goal,
  readManifest,
  recheck,
  type RecheckResult,
  type Solver,
} from '@nim/prover'
import { UsageError } from '../usage-error.ts'
import { caseChecks } from './case-checks.ts'
import { type CertificateIndex, DamagedCertificates, INDEX } from './certificates.ts'
import { originProblems } from './origin-problems.ts'
import { assumedBy, type ProofCase, proofCaseOf } from './proof-cases.ts'
import { jointVerdict } from './proof-record.ts'

/** The result for the certificate of one goal. */
export interface RecheckRecord {
  readonly goal: string
  readonly directory: string
  /** The verdict that the certificate states. */
  readonly verdict: RecheckResult['verdict'] | 'unknown'
  readonly confirmed: boolean
  readonly problems: RecheckResult['problems']
  readonly solver: RecheckResult['solver']
  readonly queries: number
  /** For each condition, whether it was confirmed as a whole or split into a number of cases. */
  readonly conditions: RecheckResult['conditions']
  readonly seconds: number
}

/** The settings and observers of a recheck. */
export interface RecheckRun {
  readonly solver: Solver
  readonly threads: number
  readonly timeoutMs: number
  readonly signal: AbortSignal
  readonly onGoal: (record: RecheckRecord) => void
  /** The files of the directory that are listed in another index. */
  readonly also: readonly string[]
}

/**
 * Rechecks every certificate that the index lists. Each goal is rebuilt from the claim and its
 * case, and compared again with the solved game on its box. Files that no index lists are reported
 * at the end.
 *
 * @throws by rejection with DamagedCertificates if the index does not match the claims, with a
 * UsageError for a part of a proof, with a GoalError if a goal does not state what its claim states
 */
export async function recheckDirectory(
  directory: string,
  index: CertificateIndex,
  run: RecheckRun,
): Promise<RecheckRecord[]> {
  if (index.part !== null) {
    const { number, of } = index.part
    throw new UsageError(
      `${directory} contains only part ${number} of ${of}; join the parts with nimlab prove --by parts`,
    )
  }
  const records = new Map<string, RecheckRecord>()
  for (const { claim, case: parameters, goals, uses } of index.cases) {
    const proofCase = rebuiltCase(claim, parameters)
    const { goals: rebuilt } = proofCase
    const checks = caseChecks([proofCase])
    if (rebuilt.map(({ id }) => id).join() !== goals.map(({ id }) => id).join()) {
      throw new DamagedCertificates(
        INDEX,
        `the listed goals of ${claim} differ from those of the claim`,
      )
    }
    if (rebuilt.flatMap((goal) => assumedBy(goal) ?? []).join() !== uses.join()) {
      throw new DamagedCertificates(INDEX, `${claim} does not use the listed goals`)
    }
    for (const goal of rebuilt) {
      if (records.has(goal.id) || run.signal.aborted) continue
      const name = goalFileName(goal.id)
      // oxlint-disable-next-line no-await-in-loop -- the threads all work on one goal
      const record = await recheckGoal(join(directory, name), goal, checks.ofGoal(goal), index, run)
      records.set(goal.id, record)
      run.onGoal(record)
    }
    const named = index.cases.flatMap((each) => each.goals.map(({ id }) => id))
    const absent = uses.find((id) => !named.includes(id))
    if (absent !== undefined) {
      throw new DamagedCertificates(INDEX, `${claim} uses ${absent}, which is not listed`)
    }
  }
  const listedFiles = new Set([
    INDEX,
    ...run.also,
    ...[...records.values()].map((each) => each.directory),
  ])
  if (!run.signal.aborted) checkVerdicts(index, records)
  const extra = (await readdir(directory)).find((name) => !listedFiles.has(name))
  if (extra !== undefined && !run.signal.aborted) {
    throw new DamagedCertificates(extra, 'is not listed in proofs.json')
  }
  return [...records.values()]
}

/** Verifies that the verdict of each case follows from the certificates of its goals. */
function checkVerdicts(index: CertificateIndex, records: ReadonlyMap<string, RecheckRecord>): void {
  for (const { claim, verdict, goals, uses } of index.cases) {
    const verdicts = goals.map(({ id }) => records.get(id)!.verdict)
    const needed = [...verdicts, ...uses.map((id) => records.get(id)?.verdict)]
    if (needed.includes('unknown')) continue
    const says = jointVerdict(verdicts as Verdict[])
    const isOpen = says === 'proved' && uses.some((id) => records.get(id)?.verdict !== 'proved')
    if (verdict === (isOpen ? 'incomplete' : says)) continue
    throw new DamagedCertificates(INDEX, `the verdict of ${claim} does not follow from its goals`)
  }
}

/**
 * The case as the claim defines it today.
 * @throws DamagedCertificates if the claim has no case with
 * these parameters
 */
export function rebuiltCase(claim: string, parameters: CaseParameters): ProofCase {
  try {
    return proofCaseOf(claim, parameters)
  } catch (error) {
    // The parameters in the index belong to no case of the claim, so no goals can be built.
    throw new DamagedCertificates(INDEX, `${claim}: ${(error as Error).message}`)
  }
}

async function recheckGoal(
  path: string,
  goal: Goal,
  checked: BoxCheck,
  index: CertificateIndex,
  run: RecheckRun,
): Promise<RecheckRecord> {
  const name = goalFileName(goal.id)
  try {
    const result = await recheck(path, goal, run)
    const manifest = await readManifest(path)
    const isSame = JSON.stringify(manifest.checked) === JSON.stringify(checked)
    const others = [
      ...(isSame ? [] : ['its box now gives a different result']),
      ...originProblems(manifest, goal.id, index),
    ]
    return recordOf(goal.id, name, withProblems(result, others))
  } catch (error) {
    if (!(error instanceof CertificateError)) throw error
    return {
      goal: goal.id,
      directory: name,
      verdict: 'unknown',
      confirmed: false,
      problems: [{ file: 'manifest.json', problem: error.message.replace('manifest.json: ', '') }],
      solver: { name: run.solver.name, version: '', binary: null },
      queries: 0,
      conditions: [],
      seconds: 0,
    }
  }
}

function withProblems(result: RecheckResult, others: readonly string[]): RecheckResult {
  const problems = others.map((problem) => ({ file: 'manifest.json', problem }))
  return {
    ...result,
    isConfirmed: result.isConfirmed && problems.length === 0,
    problems: [...result.problems, ...problems],
  }
}

function recordOf(goal: string, directory: string, result: RecheckResult): RecheckRecord {
  return {
    goal,
    directory,
    verdict: result.verdict,
    confirmed: result.isConfirmed,
    problems: result.problems,
    solver: result.solver,
    queries: result.counts.total,
    conditions: result.conditions,
    seconds: result.seconds,
  }
}
