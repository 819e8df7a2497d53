import {
  type CaseParameters,
  type Counterexample,
  NIMLAB_VERSION,
  type Verdict,
} from '@nim/conjectures'
import { type PointPart, provableOf } from '@nim/conjectures/goals'
import type { BoxCheck, CertificatePart, SolverIdentity } from '@nim/prover'

/** How a verdict for all positions was found; the four are never mixed. */
export type ProofMethod = 'smt' | 'points' | 'written proof' | 'coq'

/** What became of one goal of a case. */
export interface GoalRecord {
  readonly id: string
  readonly verdict: Verdict
  readonly obligations: number
  /** Of these, conditions that the solver found unsatisfiable as they are, without cases. */
  readonly raw: number
  /** Settled by simplification alone, without a solver, on which `nimlab recheck` does not rely. */
  readonly simplified: number
  /** Found unsatisfiable by the solver. */
  readonly unsat: number
  /**
   * What the formulas, the same objects that the solver was given, said on a box before: of which
   * size, the SHA-256 of their text, and the smallest position where they are wrong.
   */
  readonly checked: BoxCheck
  /** Directory of the certificate, relative to the directory asked for. */
  readonly certificate: string | null
}

/** What became of one goal of a case that was evaluated at finitely many points. */
export interface PointGoalRecord {
  readonly id: string
  readonly verdict: Verdict
  /** What the formulas said on a box before, as for a solver. */
  readonly checked: BoxCheck
  /**
   * What the solver says of the box that holds all points: the first box if that is as large; null if
   * the box is too large to be solved beside, or the goal is not proved.
   */
  readonly witness: BoxCheck | null
  /** What was proved and accepted by the independent checker; all of it together is the goal. */
  readonly proofs: readonly PointProofRecord[]
}

export interface PointProofRecord {
  /** What this is of the goal. */
  readonly part: PointPart['part']
  /** What is decided: a value of all positions, or a statement without moves. */
  readonly value: 'outcome' | 'remoteness' | 'grundy' | 'statement'
  /** Irreducible points, and the largest pile of one. */
  readonly points: number
  readonly largestPile: number
  /** SHA-256 of the points. */
  readonly digest: string
  /** File of the certificate, in the directory asked for. */
  readonly certificate: string | null
}

/** One case's verdict for all positions: one JSON object on one line. */
export interface ProofRecord {
  readonly claim: string
  readonly case: CaseParameters
  readonly domain: { readonly kind: 'all' }
  readonly verdict: Verdict
  /** What of the claim the case proves, where that is less than what it says; null if it is all. */
  readonly only: string | null
  /** Why it is `incomplete`, naming what is missing; otherwise empty. */
  readonly reason: string
  readonly counterexample: Counterexample | null
  /** The part of the queries that this run asked; null for all of them. */
  readonly part: CertificatePart | null
  readonly method: ProofMethod
  readonly solver: SolverIdentity | null
  /** For `smt`: what together proves the case. */
  readonly goals: readonly GoalRecord[]
  /** The same for `points`. */
  readonly points: readonly PointGoalRecord[]
  /** Ids of goals that are proved elsewhere in the run and used here. */
  readonly uses: readonly string[]
  /** For general proofs: the document or file, and the lemmas or theorems in it. */
  readonly proof: { readonly file: string; readonly proves: string } | null
  readonly nimlab: string
  readonly seconds: number
  /** Largest resident memory of this process so far, in bytes; solvers of their own not counted. */
  readonly memory: number
}

/** What every way of proving says of a case. */
type Found = Pick<ProofRecord, 'claim' | 'verdict' | 'reason' | 'method' | 'seconds'>

/** What only some say: a solver of its goals, a document of its file. */
type Details = Omit<ProofRecord, keyof Found | 'domain' | 'nimlab' | 'memory'>

/** The record of a verdict for all positions; every one is made here. */
export function proofRecord(found: Found & Partial<Details>): ProofRecord {
  return {
    claim: found.claim,
    case: found.case ?? {},
    domain: { kind: 'all' },
    verdict: found.verdict,
    only: found.only ?? (isByGoals(found.method) ? (provableOf(found.claim)?.only ?? null) : null),
    reason: found.reason,
    counterexample: found.counterexample ?? null,
    part: found.part ?? null,
    method: found.method,
    solver: found.solver ?? null,
    goals: found.goals ?? [],
    points: found.points ?? [],
    uses: found.uses ?? [],
    proof: found.proof ?? null,
    nimlab: NIMLAB_VERSION,
    seconds: found.seconds,
    memory: process.resourceUsage().maxRSS * 1024,
  }
}

/** Documents and theorems in Coq say themselves what of the claim they prove. */
function isByGoals(method: ProofMethod): boolean {
  return method === 'smt' || method === 'points'
}

/** The verdict of parts that are all needed. */
export function jointVerdict(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('refuted')) return 'refuted'
  if (verdicts.length === 0 || verdicts.some((verdict) => verdict !== 'proved')) return 'incomplete'
  return 'proved'
}
