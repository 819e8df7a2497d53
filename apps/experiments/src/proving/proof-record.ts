import {
  type CaseParameters,
  type Counterexample,
  NIMLAB_VERSION,
  type Verdict,
} from '@nim/conjectures'
import { type PointPart, provableOf } from '@nim/conjectures/goals'
import type { BoxCheck, CertificatePart, SolverIdentity } from '@nim/prover'

/** The method that gave a verdict for all positions. The four methods are never mixed. */
export type ProofMethod = 'smt' | 'points' | 'written proof' | 'coq'

/** The result for one goal of a case. */
export interface GoalRecord {
  readonly id: string
  readonly verdict: Verdict
  readonly obligations: number
  /** Conditions among them that the solver found unsatisfiable unsplit, without cases. */
  readonly raw: number
  /**
   * Obligations that simplification settled without a solver. `nimlab recheck` does not rely on
   * them.
   */
  readonly simplified: number
  /** Obligations that the solver found unsatisfiable. */
  readonly unsat: number
  /**
   * The earlier comparison of the same formula objects on a box: the size of the box, the SHA-256
   * of the formulas' text, and the smallest position where they are wrong.
   */
  readonly checked: BoxCheck
  /** The directory of the certificate, relative to the `--certificate` directory. */
  readonly certificate: string | null
}

/** The result for one goal of a case, by evaluation at finitely many points. */
export interface PointGoalRecord {
  readonly id: string
  readonly verdict: Verdict
  /** The earlier comparison of the formulas on a box, as for a solver. */
  readonly checked: BoxCheck
  /**
   * The result of the exhaustive solver on the box that holds all points. This is the first box if
   * it is large enough. Null if the box is too large to solve, or if the goal is not proved.
   */
  readonly witness: BoxCheck | null
  /** The proofs that the independent checker accepted. All of them together prove the goal. */
  readonly proofs: readonly PointProofRecord[]
}

export interface PointProofRecord {
  /** The part of the goal that this certificate proves. */
  readonly part: PointPart['part']
  /** The kind of the proved question: a value of all positions, or a statement without moves. */
  readonly value: 'outcome' | 'remoteness' | 'grundy' | 'statement'
  /** The number of irreducible points, and the largest pile of a point. */
  readonly points: number
  readonly largestPile: number
  /** SHA-256 of the points. */
  readonly digest: string
  /** The file of the certificate, in the `--certificate` directory. */
  readonly certificate: string | null
}

/** The verdict on one case for all positions: one JSON object on one line. */
export interface ProofRecord {
  readonly claim: string
  readonly case: CaseParameters
  readonly domain: { readonly kind: 'all' }
  readonly verdict: Verdict
  /** The part of the claim that the case proves; null if it proves the whole claim. */
  readonly only: string | null
  /** The reason why it is `incomplete`, with the missing item; empty for other verdicts. */
  readonly reason: string
  readonly counterexample: Counterexample | null
  /** The part of the queries that this run asked; null for all queries. */
  readonly part: CertificatePart | null
  readonly method: ProofMethod
  readonly solver: SolverIdentity | null
  /** For `smt`: the goals that together prove the case. */
  readonly goals: readonly GoalRecord[]
  /** For `points`: the goals that together prove the case. */
  readonly points: readonly PointGoalRecord[]
  /** Ids of goals that this case uses and that the run proves elsewhere. */
  readonly uses: readonly string[]
  /** For general proofs: the document or file, and the lemmas or theorems in it. */
  readonly proof: { readonly file: string; readonly proves: string } | null
  readonly nimlab: string
  readonly seconds: number
  /**
   * The largest resident memory of this process so far, in bytes, without the processes of solvers.
   */
  readonly memory: number
}

/** The fields that every method of proof fills. */
type Found = Pick<ProofRecord, 'claim' | 'verdict' | 'reason' | 'method' | 'seconds'>

/**
 * The fields that only some methods fill, such as the goals of a solver or the file of a document.
 */
type Details = Omit<ProofRecord, keyof Found | 'domain' | 'nimlab' | 'memory'>

/** Makes the record of a verdict for all positions. There is no other way to make one. */
export function proofRecord(fields: Found & Partial<Details>): ProofRecord {
  return {
    claim: fields.claim,
    case: fields.case ?? {},
    domain: { kind: 'all' },
    verdict: fields.verdict,
    only:
      fields.only ?? (isByGoals(fields.method) ? (provableOf(fields.claim)?.only ?? null) : null),
    reason: fields.reason,
    counterexample: fields.counterexample ?? null,
    part: fields.part ?? null,
    method: fields.method,
    solver: fields.solver ?? null,
    goals: fields.goals ?? [],
    points: fields.points ?? [],
    uses: fields.uses ?? [],
    proof: fields.proof ?? null,
    nimlab: NIMLAB_VERSION,
    seconds: fields.seconds,
    memory: process.resourceUsage().maxRSS * 1024,
  }
}

/**
 * True if goals prove the case. Documents and theorems in Coq record themselves which part of the
 * claim they prove.
 */
function isByGoals(method: ProofMethod): boolean {
  return method === 'smt' || method === 'points'
}

/** The verdict on a whole whose parts have these verdicts. */
export function jointVerdict(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('refuted')) return 'refuted'
  if (verdicts.length === 0 || verdicts.some((verdict) => verdict !== 'proved')) return 'incomplete'
  return 'proved'
}
