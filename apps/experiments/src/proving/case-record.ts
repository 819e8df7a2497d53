import { formatCase } from '@nim/conjectures'
import { type BoxCheck, partOf, type ProofResult } from '@nim/prover'
import { assumedBy, type ProofCase } from './proof-cases.ts'
import { type GoalRecord, jointVerdict, type ProofRecord, proofRecord } from './proof-record.ts'

/** A decided goal. */
export interface Decided {
  readonly result: ProofResult
  readonly checked: BoxCheck
  /** The directory of the goal's certificate, if a certificate was written. */
  readonly certificate: string | null
}

/** True if all goals of the case are decided. */
export function isDecided({ goals }: ProofCase, decided: ReadonlyMap<string, Decided>): boolean {
  return goals.every(({ id }) => decided.has(id))
}

/**
 * Creates the record of a case after all its goals have been decided.
 *
 * @param seconds the time that the case took in addition to its goals
 */
export function caseRecord(
  asked: ProofCase,
  decided: ReadonlyMap<string, Decided>,
  seconds = 0,
): ProofRecord {
  const decisions = asked.goals.map((goal) => decided.get(goal.id)!)
  const uses = asked.goals.flatMap((goal) => assumedBy(goal) ?? [])
  const unproved = uses.filter((id) => decided.get(id)?.result.verdict !== 'proved')
  const verdict = jointVerdict(decisions.map(({ result }) => result.verdict))
  const isOpen = verdict === 'proved' && unproved.length > 0
  const reason =
    decisions.find(({ result }) => result.verdict === 'incomplete')?.result.reason ?? ''
  return proofRecord({
    claim: asked.claim,
    case: asked.case,
    verdict: isOpen ? 'incomplete' : verdict,
    reason: isOpen ? `depends on ${unproved.join(', ')}, which is not proved` : reason,
    counterexample:
      decisions.find(({ result }) => result.counterexample)?.result.counterexample ?? null,
    part: partOf(decisions[0]!.result),
    method: 'smt',
    solver: decisions[0]!.result.solver,
    goals: decisions.map(goalRecord),
    uses,
    seconds: decisions.reduce((sum, { result }) => sum + result.seconds, seconds),
  })
}

function goalRecord({ result, checked, certificate }: Decided): GoalRecord {
  const { total, raw, simplified, unsat } = result.counts
  const { goal: id, verdict } = result
  return { id, verdict, obligations: total, raw, simplified, unsat, checked, certificate }
}

/** A short description of a case. */
export function caseName({ claim, case: parameters }: Pick<ProofRecord, 'claim' | 'case'>): string {
  return `${claim} ${formatCase(parameters)}`.trim()
}
