import type { AnswerStatus, SolverIdentity } from '../solve/solver.ts'
import type { Counterexample } from '../refute/counterexample.ts'
import type { Shard } from './shard.ts'

/** The result of one query. */
export interface Discharge {
  readonly id: string
  /** The id of its condition; its own id if it is a condition as a whole. */
  readonly condition: string
  readonly status: AnswerStatus
  readonly reason: string
  /** The name of the solver that answered. */
  readonly solver: string
  readonly seconds: number
}

export interface ProofCounts {
  /**
   * The number of needed queries so far. After a complete run, it is the number of queries that the
   * whole goal needs.
   */
  readonly total: number
  /**
   * The number of whole conditions that the solver found unsatisfiable. The proof needs no cases of
   * these conditions.
   */
  readonly raw: number
  /**
   * The number of queries that simplification alone settled. Simplification settles queries in
   * parts of a proof, for solvers that do not receive whole conditions, and after queries without
   * an answer. A recheck of the certificate sends these queries to a solver.
   */
  readonly simplified: number
  /** The number of queries that the solver found unsatisfiable. */
  readonly unsat: number
  /** The number of queries that were left to other shards. */
  readonly elsewhere: number
  /** The number of queries without an answer. */
  readonly open: number
}

/**
 * The result of a run of the prover. The verdict is `proved` only if, for every condition, either
 * the condition itself is unsat, or all its cases are unsat and cover it.
 */
export interface ProofResult {
  readonly goal: string
  readonly verdict: 'proved' | 'refuted' | 'incomplete'
  /** What is missing in an `incomplete` result, with the first obligation that has no answer. */
  readonly reason: string
  readonly counterexample: Counterexample | null
  readonly solver: SolverIdentity
  readonly shard: Shard
  readonly counts: ProofCounts
  /**
   * The queries of the run in order. Conditions as a whole come first, then the cases of conditions
   * without an answer, and then the simplified cases that the solver confirms.
   */
  readonly discharged: readonly Discharge[]
  readonly seconds: number
}
