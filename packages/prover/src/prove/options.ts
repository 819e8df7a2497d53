import type { Solver } from '../solve/solver.ts'
import type { ProofCounts } from './result.ts'
import type { Shard } from './shard.ts'

export interface Progress {
  readonly counts: ProofCounts
  readonly seconds: number
}

export interface ProveOptions {
  /**
   * The solver, which is `examined` first. If no solver is given, the embedded Z3 is used, and
   * closed at the end. A given solver stays open.
   */
  readonly solver?: Solver
  /** The number of queries that run at the same time. Default: 1. */
  readonly threads?: number
  /** The time limit for one query, in milliseconds. Default: 60 000. */
  readonly timeoutMs?: number
  /** The memory limit for one query, in MiB. */
  readonly memoryMb?: number
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
  /**
   * Restricts the run to this part of the obligations. With `count` above 1, the verdict is never
   * `proved`.
   */
  readonly shard?: Shard
  /**
   * The number of positions at which the goal is evaluated before nimlab asks the solver. Default:
   * 20 000.
   */
  readonly scan?: number
}
