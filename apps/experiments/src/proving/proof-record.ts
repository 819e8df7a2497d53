import {
  type CaseParameters,
  type Counterexample,
  NIMLAB_VERSION,
  type Verdict,
} from '@nim/conjectures'
import { type PointPart, provableOf } from '@nim/conjectures/goals'
import type { BoxCheck, CertificatePart, SolverIdentity } from '@nim/prover'

/**
 * The method that gave a verdict for all positions. A verdict always comes from a single method.
 */
export type ProofMethod = 'smt' | 'points' | 'written proof' | 'coq'

/** The result for one goal of a case. */
export interface GoalRecord {
  readonly id: string
  readonly verdict: Verdict
  readonly obligations: number
  /**
   * The number of obligations that the solver found unsatisfiable without a split into cases.
   */
  readonly raw: number
  /**
   * The number of obligations that nimlab decided by simplification, without a solver. `nimlab
   * recheck` does not rely on this simplification.
   */
  readonly simplified: number
  /** The number of obligations that the solver found unsatisfiable. */
  readonly unsat: number
  /**
   * The comparison of the same formula objects with the solved game on a box. The result contains
   * the size of the box, the SHA-256 of the formulas' text, and the smallest position at which the
   * formulas are wrong.
   */
  readonly checked: BoxCheck
  /** The directory of the certificate, relative to the `--certificate` directory. */
  readonly certificate: string | null
}

/**
 * The result for one goal of a case, which nimlab obtained by evaluation at finitely many points.
 */
export interface PointGoalRecord {
  readonly id: string
  readonly verdict: Verdict
  /** The comparison of the formulas with the solved game on a box, as in a proof by a solver. */
  readonly checked: BoxCheck
  /**
   * The result of the exhaustive solver on the box that contains all points. If the box of the
   * comparison contains all points, that comparison is used again. Null if the box is too large to
   * solve or if the goal is not proved.
   */
  readonly witness: BoxCheck | null
  /** The proofs that the independent checker accepted. Together they prove the goal. */
  readonly proofs: readonly PointProofRecord[]
}

export interface PointProofRecord {
  /** The part of the goal that this certificate proves. */
  readonly part: PointPart['part']
  /**
   * The kind of question that was proved. The question concerns a value of every position, or it is
   * a statement that does not mention moves.
   */
  readonly value: 'outcome' | 'remoteness' | 'grundy' | 'statement'
  /** The number of irreducible points, and the largest pile that occurs in these points. */
  readonly points: number
  readonly largestPile: number
  /** SHA-256 of the points. */
  readonly digest: string
  /** The file of the certificate, in the `--certificate` directory. */
  readonly certificate: string | null
}

/** The verdict on one case for all positions. A record is one JSON object on one line. */
export interface ProofRecord {
  readonly claim: string
  readonly case: CaseParameters
  readonly domain: { readonly kind: 'all' }
  readonly verdict: Verdict
  /** The part of the claim that the case proves; null if it proves the whole claim. */
  readonly only: string | null
  /**
   * The reason why the verdict is `incomplete`, including the name of the missing item; empty for
   * other verdicts.
   */
  readonly reason: string
  readonly counterexample: Counterexample | null
  /** The part of the queries that this run sent; null if the run sent all queries. */
  readonly part: CertificatePart | null
  readonly method: ProofMethod
  readonly solver: SolverIdentity | null
  /** For `smt`: the goals that together prove the case. */
  readonly goals: readonly GoalRecord[]
  /** For `points`: the goals that together prove the case. */
  readonly points: readonly PointGoalRecord[]
  /** The ids of goals that this case uses and that the run proves in other cases. */
  readonly uses: readonly string[]
  /** For general proofs: the document or file, and the lemmas or theorems that it contains. */
  readonly proof: { readonly file: string; readonly proves: string } | null
  readonly nimlab: string
  readonly seconds: number
  /**
   * The peak resident memory of this process so far, in bytes. The number does not include the
   * processes of solvers.
   */
  readonly memory: number
}

/** The fields that every method of proof fills. */
type Found = Pick<ProofRecord, 'claim' | 'verdict' | 'reason' | 'method' | 'seconds'>

/**
 * The fields that only some methods fill, such as the goals of a solver or the path of a document.
 */
type Details = Omit<ProofRecord, keyof Found | 'domain' | 'nimlab' | 'memory'>

/** Makes the record of a verdict for all positions. All such records are made by this function. */
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
 * True if goals prove the case. Documents and theorems in Coq have their own record of which part
 * of the claim they prove.
 */
function isByGoals(method: ProofMethod): boolean {
  return method === 'smt' || method === 'points'
}

/** Combines the verdicts on the parts of a statement into the verdict on the statement. */
export function jointVerdict(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('refuted')) return 'refuted'
  if (verdicts.length === 0 || verdicts.some((verdict) => verdict !== 'proved')) return 'incomplete'
  return 'proved'
}
