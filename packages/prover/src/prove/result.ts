import type { AnswerStatus, SolverIdentity } from '../solve/solver.ts'
import type { Counterexample } from '../refute/counterexample.ts'
import type { Shard } from './shard.ts'

/** What became of one obligation that was asked. */
export interface Discharge {
  readonly id: string
  readonly condition: string
  readonly status: AnswerStatus
  readonly reason: string
  readonly seconds: number
}

export interface ProofCounts {
  /** Obligations met so far; of the whole goal if the run ended. */
  readonly total: number
  /** Found unsatisfiable by simplification alone. */
  readonly simplified: number
  /** Found unsatisfiable by the solver. */
  readonly unsat: number
  /** Left to other shards. */
  readonly elsewhere: number
  /** Without an answer. */
  readonly open: number
}

/** What a run of the prover came to. `proved` only if every obligation of the goal is unsat. */
export interface ProofResult {
  readonly goal: string
  readonly verdict: 'proved' | 'refuted' | 'incomplete'
  /** For `incomplete`: what is missing, naming the first obligation without an answer. */
  readonly reason: string
  readonly counterexample: Counterexample | null
  readonly solver: SolverIdentity
  readonly shard: Shard
  readonly counts: ProofCounts
  /** The obligations asked, in their order. */
  readonly discharged: readonly Discharge[]
  readonly seconds: number
}
