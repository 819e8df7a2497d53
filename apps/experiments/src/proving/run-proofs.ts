import { checkResult } from '@nim/conjectures/goals'
import {
  type BoxCheck,
  type Goal,
  ModulusTooLarge,
  type Progress,
  type ProofResult,
  prove,
  type ProveOptions,
  type Shard,
  type Solver,
} from '@nim/prover'
import { caseChecks } from './case-checks.ts'
import { caseRecord, type Decided, isDecided } from './case-record.ts'
import type { ProofPlan } from './proof-cases.ts'
import type { ProofRecord } from './proof-record.ts'
import { UsageError } from '../usage-error.ts'

/** The settings and observers of a run. */
export interface RunProofs {
  readonly solver: Solver
  readonly threads: number
  /** The time limit for one query, in milliseconds. */
  readonly timeoutMs: number
  /** The memory limit for one query, in MiB. If this property is absent, there is no limit. */
  readonly memoryMb?: number
  /**
   * The part of each goal's queries to send. If this property is absent, nimlab sends all queries.
   */
  readonly shard?: Shard
  readonly signal: AbortSignal
  readonly onProgress: (goal: Goal, progress: Progress) => void
  /**
   * The run calls this function as soon as a goal is decided. The function returns the directory of
   * the goal's certificate; null if it wrote no certificate.
   */
  readonly onResult: (goal: Goal, result: ProofResult, checked: BoxCheck) => Promise<string | null>
  /**
   * The run calls this function once for each case, in the order of the cases and as early as
   * possible.
   */
  readonly onRecord: (record: ProofRecord) => void
}

/**
 * Decides every goal of the plan once, and derives the verdict of every case from its goals. Before
 * the solver receives a goal, the goal is compared with the solved game, with its claim and with
 * @nim/core on a box. The solver's result must agree with this comparison. After an interruption,
 * all cases whose goals are decided are still reported.
 *
 * @throws by rejection with a UsageError for moduli of 2^53, with a GoalError if a goal does not
 * state what its claim states or if the solver's result contradicts the box
 */
export async function runProofs({ cases, goals }: ProofPlan, run: RunProofs): Promise<void> {
  const checks = caseChecks(cases)
  const decided = new Map<string, Decided>()
  const waiting = [...cases]
  const report = (isLast: boolean): void => {
    for (let i = 0; i < waiting.length;) {
      const next = waiting[i]!
      if (isDecided(next, decided)) {
        waiting.splice(i, 1)
        run.onRecord(caseRecord(next, decided, checks.seconds(next)))
      } else if (isLast) i++
      else return
    }
  }
  for (const goal of goals) {
    if (run.signal.aborted) break
    const checked = checks.ofGoal(goal)
    // oxlint-disable-next-line no-await-in-loop -- the threads all work on one goal
    const result = await asked(goal, {
      solver: run.solver,
      threads: run.threads,
      timeoutMs: run.timeoutMs,
      ...(run.memoryMb === undefined ? {} : { memoryMb: run.memoryMb }),
      ...(run.shard === undefined ? {} : { shard: run.shard }),
      signal: run.signal,
      // The solver finds the refutations, and the rules then confirm each refutation.
      scan: 0,
      onProgress: (progress) => run.onProgress(goal, progress),
    })
    if (run.signal.aborted && result.verdict === 'incomplete') break
    checkResult(checked, result)
    // oxlint-disable-next-line no-await-in-loop -- the threads all work on one goal
    decided.set(goal.id, {
      result,
      checked,
      certificate: await run.onResult(goal, result, checked),
    })
    report(false)
  }
  report(true)
}

/**
 * Proves a goal. If a user's formula has moduli that are too large to write, the function throws an
 * input error.
 */
async function asked(goal: Goal, options: ProveOptions): Promise<ProofResult> {
  try {
    return await prove(goal, options)
  } catch (error) {
    if (!(error instanceof ModulusTooLarge)) throw error
    throw new UsageError(error.message, { cause: error })
  }
}
