import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import {
  boxAround,
  checkResult,
  decideByPoints,
  GoalError,
  type PointDecision,
  pointFiles,
  pointFileText,
} from '@nim/conjectures/goals'
import { writeDurably } from '@nim/core/files'
import type { BoxCheck, Goal } from '@nim/prover'
import { startProgress } from '../terminal/progress.ts'
import { type CaseChecks, caseChecks } from './case-checks.ts'
import { caseName } from './case-record.ts'
import { writePointIndex } from './point-certificates.ts'
import { caseForCoq, writeTheorems } from './write-coq.ts'
import { assumedBy, type ProofCase, type ProofPlan } from './proof-cases.ts'
import {
  jointVerdict,
  type PointGoalRecord,
  type PointProofRecord,
  type ProofRecord,
  proofRecord,
} from './proof-record.ts'

/** The settings and observers of a run. */
export interface PointRun {
  /**
   * The directory for certificates, which must be empty. If absent, no certificates are written.
   */
  readonly directory?: string | undefined
  /** The file for the Coq proof. If this file is given, the plan has only one case. */
  readonly coq?: string | undefined
  /** The maximum number of points for one question. */
  readonly most?: number
  /** True if undecided cases that a solver can still decide are not reported. */
  readonly isFirst?: boolean
  /** A signal that ends the run between two cases. */
  readonly signal?: AbortSignal
  readonly onRecord: (record: ProofRecord) => void
}

interface Decided {
  readonly decision: PointDecision
  readonly record: PointGoalRecord
}

/**
 * Proves the cases of a plan by evaluating formulas at finitely many points. Every certificate is
 * checked independently, and written if there is a directory for it. If a case has goals that
 * points cannot decide, its verdict is `incomplete`.
 *
 * @returns the cases that were not reported
 * @throws by rejection with a UsageError if it is not clear which theorem to write for Coq; with a
 * GoalError if a goal does not state what its claim states, if the checker rejects a certificate,
 * or if the solver contradicts a proof
 */
export async function proveByPoints(
  { cases, goals }: ProofPlan,
  { directory, coq, most, isFirst = false, signal, onRecord }: PointRun,
): Promise<ProofCase[]> {
  const forCoq = coq === undefined ? undefined : caseForCoq(cases)
  const checks = caseChecks(cases)
  const decided = new Map<string, Decided>()
  const records: ProofRecord[] = []
  const open: ProofCase[] = []
  const progress = startProgress('proving', cases.length)
  for (const proofCase of cases) {
    // This pause lets the process receive Ctrl-C.
    // oxlint-disable-next-line no-await-in-loop -- one case after the other
    if (signal !== undefined) await setImmediate()
    if (signal?.aborted === true) break
    const assumed = proofCase.goals.flatMap((goal) => assumedBy(goal) ?? [])
    const needed = goals.filter(({ id }) => assumed.includes(id))
    for (const goal of [...needed, ...proofCase.goals]) {
      if (decided.has(goal.id)) continue
      decided.set(goal.id, decide(goal, checks, { directory, most }))
    }
    const record = recordOf(proofCase, decided, checks.seconds(proofCase))
    progress.advance(caseName(proofCase))
    const isForSolver = proofCase.goals.every(({ kind }) => kind !== 'grundy')
    if (record.verdict === 'incomplete' && isFirst && isForSolver) {
      open.push(proofCase)
      continue
    }
    records.push(record)
    onRecord(record)
    if (record.verdict === 'incomplete') progress.note(`${caseName(record)}: ${record.reason}`)
  }
  progress.end()
  if (directory !== undefined) writePointIndex(directory, records)
  if (coq !== undefined) writeTheorems(coq, forCoq!, records)
  return open
}

function decide(
  goal: Goal,
  checks: CaseChecks,
  {
    directory,
    most,
  }: { readonly directory: string | undefined; readonly most: number | undefined },
): Decided {
  const checked = checks.ofGoal(goal)
  const decision = decideByPoints(goal, most === undefined ? {} : { points: most })
  checkResult(checked, decision)
  const files = pointFiles(goal.id, decision.proofs)
  const proofs = decision.proofs.map(
    ({ part, certificate, points, largestPile }, i): PointProofRecord => ({
      part,
      value: certificate.question.value,
      points,
      largestPile,
      digest: certificate.points.digest,
      certificate: directory === undefined ? null : files[i]!,
    }),
  )
  if (directory !== undefined) {
    for (const [i, proof] of decision.proofs.entries()) {
      writeDurably(join(directory, files[i]!), pointFileText(proof))
    }
  }
  const witness = decision.verdict === 'proved' ? witnessOf(goal, decision, checked) : null
  return { decision, record: { id: goal.id, verdict: decision.verdict, checked, witness, proofs } }
}

function witnessOf(goal: Goal, { proofs }: PointDecision, checked: BoxCheck): BoxCheck | null {
  const most = proofs.reduce((largest, proof) => Math.max(largest, proof.largestPile), 0)
  const witness = boxAround(goal, most, checked)
  if (witness !== null && witness.wrongAt !== null) {
    throw new GoalError(
      `the proof by points accepted ${goal.id}, which is false at ${witness.wrongAt.join()}`,
    )
  }
  return witness
}

/**
 * The record of a case. A case that depends on an unproved description is incomplete.
 */
function recordOf(
  proofCase: ProofCase,
  decided: ReadonlyMap<string, Decided>,
  seconds: number,
): ProofRecord {
  const goals = proofCase.goals.map((goal) => decided.get(goal.id)!)
  const decisions = goals.map(({ decision }) => decision)
  const uses = proofCase.goals.flatMap((goal) => assumedBy(goal) ?? [])
  const unproved = uses.filter((id) => decided.get(id)?.decision.verdict !== 'proved')
  const verdict = jointVerdict(decisions.map((decision) => decision.verdict))
  const isOpen = verdict !== 'incomplete' && unproved.length > 0
  return proofRecord({
    claim: proofCase.claim,
    case: proofCase.case,
    verdict: isOpen ? 'incomplete' : verdict,
    reason: isOpen
      ? `depends on ${unproved.join(', ')}, which is not proved`
      : verdict === 'incomplete'
        ? (decisions.find((decision) => decision.verdict === 'incomplete')?.reason ?? '')
        : '',
    counterexample: isOpen
      ? null
      : (decisions.find(({ counterexample }) => counterexample !== null)?.counterexample ?? null),
    method: 'points',
    points: goals.map(({ record }) => record),
    uses,
    seconds: decisions.reduce((sum, decision) => sum + decision.seconds, seconds),
  })
}
