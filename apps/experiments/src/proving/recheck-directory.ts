import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CaseParameters, Verdict } from '@nim/conjectures'
import { CertificateError, type Goal, recheck, type RecheckResult, type Solver } from '@nim/prover'
import { type CertificateIndex, DamagedCertificates, directoryOf } from './certificates.ts'
import { proofCaseOf } from './proof-cases.ts'
import { jointVerdict } from './proof-record.ts'

/** What became of the certificate of one goal. */
export interface RecheckRecord {
  readonly goal: string
  readonly directory: string
  /** What the certificate says. */
  readonly verdict: RecheckResult['verdict'] | 'unknown'
  readonly confirmed: boolean
  readonly problems: RecheckResult['problems']
  readonly solver: RecheckResult['solver']
  readonly queries: number
  readonly seconds: number
}

/** Means and observers. */
export interface RecheckRun {
  readonly solver: Solver
  readonly threads: number
  readonly timeoutMs: number
  readonly signal: AbortSignal
  readonly onGoal: (record: RecheckRecord) => void
}

/**
 * Rechecks every certificate that the index names, each goal built anew from the claim and its case,
 * then what lies in the directory and is not named.
 *
 * @throws by rejection with DamagedCertificates where the index and the claims do not fit
 */
export async function recheckDirectory(
  directory: string,
  index: CertificateIndex,
  run: RecheckRun,
): Promise<RecheckRecord[]> {
  const records = new Map<string, RecheckRecord>()
  for (const { claim, case: parameters, goals, uses } of index.cases) {
    const rebuilt = goalsOf(claim, parameters)
    if (rebuilt.map(({ id }) => id).join() !== goals.map(({ id }) => id).join()) {
      throw new DamagedCertificates('proofs.json', `the goals of ${claim} are others than listed`)
    }
    for (const goal of rebuilt) {
      if (records.has(goal.id) || run.signal.aborted) continue
      const name = directoryOf(goal.id)
      // oxlint-disable-next-line no-await-in-loop -- the threads work on one goal at a time
      const record = await recheckGoal(directory, name, goal, run)
      records.set(goal.id, record)
      run.onGoal(record)
    }
    const named = index.cases.flatMap((each) => each.goals.map(({ id }) => id))
    const absent = uses.find((id) => !named.includes(id))
    if (absent !== undefined) {
      throw new DamagedCertificates('proofs.json', `${claim} uses ${absent}, which is not listed`)
    }
  }
  const known = new Set(['proofs.json', ...[...records.values()].map((each) => each.directory)])
  if (!run.signal.aborted) checkVerdicts(index, records)
  const extra = (await readdir(directory)).find((name) => !known.has(name))
  if (extra !== undefined && !run.signal.aborted) {
    throw new DamagedCertificates(extra, 'is not named in proofs.json')
  }
  return [...records.values()]
}

/** The verdicts of the cases are those that the certificates of their goals say. */
function checkVerdicts(index: CertificateIndex, records: ReadonlyMap<string, RecheckRecord>): void {
  for (const { claim, verdict, goals, uses } of index.cases) {
    const found = goals.map(({ id }) => records.get(id)!.verdict)
    const needed = [...found, ...uses.map((id) => records.get(id)?.verdict)]
    if (needed.includes('unknown')) continue
    const says = jointVerdict(found as Verdict[])
    const isOpen = says === 'proved' && uses.some((id) => records.get(id)?.verdict !== 'proved')
    if (verdict === (isOpen ? 'incomplete' : says)) continue
    throw new DamagedCertificates('proofs.json', `the verdict of ${claim} is not that of its goals`)
  }
}

function goalsOf(claim: string, parameters: CaseParameters): readonly Goal[] {
  try {
    return proofCaseOf(claim, parameters).goals
  } catch (error) {
    // Parameters that no case has make goals of no game.
    throw new DamagedCertificates('proofs.json', `${claim}: ${(error as Error).message}`)
  }
}

async function recheckGoal(
  directory: string,
  name: string,
  goal: Goal,
  run: RecheckRun,
): Promise<RecheckRecord> {
  try {
    return recordOf(goal.id, name, await recheck(join(directory, name), goal, run))
  } catch (error) {
    if (!(error instanceof CertificateError)) throw error
    return {
      goal: goal.id,
      directory: name,
      verdict: 'unknown',
      confirmed: false,
      problems: [{ file: 'manifest.json', problem: error.message.replace('manifest.json: ', '') }],
      solver: { name: run.solver.name, version: '' },
      queries: 0,
      seconds: 0,
    }
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
    seconds: result.seconds,
  }
}
