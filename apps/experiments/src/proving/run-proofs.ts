import { formatCase, NIMLAB_VERSION } from '@nim/conjectures'
import { type Goal, type Progress, type ProofResult, prove, type Solver } from '@nim/prover'
import { assumedBy, type ProofCase, type ProofPlan } from './proof-cases.ts'
import { type GoalRecord, jointVerdict, largestMemory, type ProofRecord } from './proof-record.ts'

/** Means and observers of a run. */
export interface RunProofs {
  readonly solver: Solver
  readonly threads: number
  /** Milliseconds for one query. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
  readonly onProgress: (goal: Goal, progress: Progress) => void
  /** Called as soon as a goal is decided; the directory of its certificate, if one was written. */
  readonly onResult: (goal: Goal, result: ProofResult) => Promise<string | null>
  /** Called for the cases in their order, each as early as possible. */
  readonly onRecord: (record: ProofRecord) => void
}

/** A goal that was decided. */
interface Decided {
  readonly result: ProofResult
  readonly certificate: string | null
}

/**
 * Decides every goal of the plan once, and every case from its goals. When interrupted, the cases
 * whose goals are decided are still reported.
 */
export async function runProofs({ cases, goals }: ProofPlan, run: RunProofs): Promise<void> {
  const decided = new Map<string, Decided>()
  const waiting = [...cases]
  const report = (isLast: boolean): void => {
    for (let i = 0; i < waiting.length;) {
      if (isDecided(waiting[i]!, decided)) run.onRecord(recordOf(waiting.splice(i, 1)[0]!, decided))
      else if (isLast) i++
      else return
    }
  }
  for (const goal of goals) {
    if (run.signal.aborted) break
    // oxlint-disable-next-line no-await-in-loop -- the threads work on one goal at a time
    const result = await prove(goal, {
      solver: run.solver,
      threads: run.threads,
      timeoutMs: run.timeoutMs,
      signal: run.signal,
      // What is refuted is refuted by the solver, then checked from the rules.
      scan: 0,
      onProgress: (progress) => run.onProgress(goal, progress),
    })
    if (run.signal.aborted && result.verdict === 'incomplete') break
    // oxlint-disable-next-line no-await-in-loop -- see above
    decided.set(goal.id, { result, certificate: await run.onResult(goal, result) })
    report(false)
  }
  report(true)
}

function isDecided({ goals }: ProofCase, decided: ReadonlyMap<string, Decided>): boolean {
  return goals.every(({ id }) => decided.has(id))
}

function recordOf(asked: ProofCase, decided: ReadonlyMap<string, Decided>): ProofRecord {
  const found = asked.goals.map((goal) => decided.get(goal.id)!)
  const uses = asked.goals.flatMap((goal) => assumedBy(goal) ?? [])
  const unproved = uses.filter((id) => decided.get(id)?.result.verdict !== 'proved')
  const verdict = jointVerdict(found.map(({ result }) => result.verdict))
  const isOpen = verdict === 'proved' && unproved.length > 0
  const reason = found.find(({ result }) => result.verdict === 'incomplete')?.result.reason ?? ''
  return {
    claim: asked.claim,
    case: asked.case,
    domain: { kind: 'all' },
    verdict: isOpen ? 'incomplete' : verdict,
    reason: isOpen ? `rests on ${unproved.join(', ')}, which is not proved` : reason,
    counterexample:
      found.find(({ result }) => result.counterexample)?.result.counterexample ?? null,
    method: 'smt',
    solver: found[0]!.result.solver,
    goals: found.map(goalRecord),
    uses,
    proof: null,
    nimlab: NIMLAB_VERSION,
    seconds: found.reduce((sum, { result }) => sum + result.seconds, 0),
    memory: largestMemory(),
  }
}

function goalRecord({ result, certificate }: Decided): GoalRecord {
  const { total, simplified, unsat } = result.counts
  const { goal: id, verdict } = result
  return { id, verdict, obligations: total, simplified, unsat, certificate }
}

/** A case in a few words. */
export function caseName({ claim, case: parameters }: Pick<ProofRecord, 'claim' | 'case'>): string {
  return `${claim} ${formatCase(parameters)}`.trim()
}
