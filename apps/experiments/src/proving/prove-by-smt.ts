import { join } from 'node:path'
import { NIMLAB_VERSION } from '@nim/conjectures'
import { goalFileName } from '@nim/conjectures/goals'
import { type Shard, writeCertificate } from '@nim/prover'
import { note } from '../terminal/output.ts'
import { startQueryProgress } from '../terminal/query-progress.ts'
import { caseName } from './case-record.ts'
import { writeIndex } from './certificates.ts'
import type { ProofPlan } from './proof-cases.ts'
import type { ProofRecord } from './proof-record.ts'
import { runProofs } from './run-proofs.ts'
import type { SolverName } from '../arguments/solver-names.ts'
import { readySolvers } from './solver.ts'
import { caseForCoq, writeTheorems } from './write-coq.ts'

/** The command-line options for proofs by a solver. */
export interface SmtFlags {
  /** The solvers, in order of use. */
  readonly solver?: readonly SolverName[]
  /** The directory for certificates. If this option is absent, nimlab writes no certificates. */
  readonly certificate?: string
  /** The time limit for one query, in seconds. */
  readonly timeout?: number
  /** The memory limit for one query, in bytes. */
  readonly queryMemory?: number
  readonly threads?: number
  /**
   * The file to which nimlab writes the Coq proof. If this option is present, the plan has only one
   * case.
   */
  readonly coq?: string
}

/**
 * Proves the cases of a plan with a solver, and writes certificates if there is a directory for
 * them.
 *
 * @param shard the part of the queries to send; undefined for all queries
 * @throws by rejection with a UsageError if the solver is missing, with a WrongSolverError if the
 * solver gives a wrong answer to a control question, and with a GoalError if a goal does not state
 * what its claim states
 */
export async function proveBySmt(
  plan: ProofPlan,
  flags: SmtFlags,
  shard: Shard | undefined,
  signal: AbortSignal,
  onRecord: (record: ProofRecord) => void,
): Promise<void> {
  const directory = flags.certificate
  const forCoq = flags.coq === undefined ? undefined : caseForCoq(plan.cases)
  const timeoutMs = 1000 * (flags.timeout ?? 60)
  const solver = await readySolvers(flags.solver, timeoutMs)
  const caseOf = new Map(plan.cases.flatMap((each) => each.goals.map(({ id }) => [id, each])))
  const progress = startQueryProgress(plan.goals.length)
  const records: ProofRecord[] = []
  try {
    await runProofs(plan, {
      solver,
      threads: flags.threads ?? 1,
      timeoutMs,
      ...(flags.queryMemory === undefined ? {} : { memoryMb: flags.queryMemory / 2 ** 20 }),
      ...(shard === undefined ? {} : { shard }),
      signal,
      onProgress: (goal, { counts }) => progress.query(goal.id, counts.unsat + counts.open),
      onResult: async (goal, result, checked) => {
        progress.goal(goal.id)
        if (directory === undefined) return null
        const { claim, case: parameters } = caseOf.get(goal.id)!
        const name = goalFileName(goal.id)
        const origin = { claim, case: parameters, checked, nimlab: NIMLAB_VERSION }
        await writeCertificate(join(directory, name), goal, result, origin)
        return name
      },
      onRecord: (record) => {
        records.push(record)
        onRecord(record)
        if (record.verdict === 'incomplete') note(`${caseName(record)}: ${record.reason}`)
      },
    })
  } finally {
    progress.end()
    await solver.close()
  }
  if (directory !== undefined) writeIndex(directory, records)
  if (flags.coq !== undefined) writeTheorems(flags.coq, forCoq!, records)
}
