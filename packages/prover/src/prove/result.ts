import type { AnswerStatus, SolverIdentity } from '../solve/solver.ts'
import type { Counterexample } from '../refute/counterexample.ts'
import type { Shard } from './shard.ts'

/** What became of one query. */
export interface Discharge {
  readonly id: string
  /** The id of its condition; the same as its own if the condition was asked as it is. */
  readonly condition: string
  readonly status: AnswerStatus
  readonly reason: string
  /** The name of the solver that answered. */
  readonly solver: string
  readonly seconds: number
}

export interface ProofCounts {
  /** Queries that are needed, as far as they are met; for the whole goal if the run ended. */
  readonly total: number
  /** Of these, conditions found unsatisfiable as they are, so that none of their cases is needed. */
  readonly raw: number
  /**
   * Found unsatisfiable by simplification alone: of solvers that are not asked conditions as they are, in
   * parts of a proof, and where there was no answer. A recheck of the certificate asks them.
   */
  readonly simplified: number
  /** Found unsatisfiable by the solver. */
  readonly unsat: number
  /** Left to other shards. */
  readonly elsewhere: number
  /** Without an answer. */
  readonly open: number
}

/** What a run of the prover came to. `proved` only if every condition is unsat: itself, or its cases, which cover. */
export interface ProofResult {
  readonly goal: string
  readonly verdict: 'proved' | 'refuted' | 'incomplete'
  /** For `incomplete`: what is missing, naming the first obligation without an answer. */
  readonly reason: string
  readonly counterexample: Counterexample | null
  readonly solver: SolverIdentity
  readonly shard: Shard
  readonly counts: ProofCounts
  /**
   * The queries asked: conditions as they are, then cases of those without an answer, then what
   * simplification said of these, where the solver says so too.
   */
  readonly discharged: readonly Discharge[]
  readonly seconds: number
}
