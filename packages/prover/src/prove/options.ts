import type { Solver } from '../solve/solver.ts'
import type { ProofCounts } from './result.ts'
import type { Shard } from './shard.ts'

export interface Progress {
  readonly counts: ProofCounts
  readonly seconds: number
}

export interface ProveOptions {
  /**
   * The solver, which is `examined` first. If absent, the embedded Z3, which is closed at the end.
   * A given solver stays open.
   */
  readonly solver?: Solver
  /** The number of queries at the same time; 1 if absent. */
  readonly threads?: number
  /** Milliseconds for one query; 60 000 if absent. */
  readonly timeoutMs?: number
  /** MiB for one query. */
  readonly memoryMb?: number
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
  /** Only this part of the obligations. With `count` above 1 the verdict is never `proved`. */
  readonly shard?: Shard
  /** The number of positions to evaluate before the solver is asked; 20 000 if absent. */
  readonly scan?: number
}
