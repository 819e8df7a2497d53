import type { Solver } from '../solve/solver.ts'
import type { ProofCounts } from './result.ts'
import type { Shard } from './shard.ts'

export interface Progress {
  readonly counts: ProofCounts
  readonly seconds: number
}

export interface ProveOptions {
  /** First `examined`. The embedded Z3 if absent, closed at the end; one that is given stays open. */
  readonly solver?: Solver
  /** Queries at the same time; 1 if absent. */
  readonly threads?: number
  /** Milliseconds for one query; 60 000 if absent. */
  readonly timeoutMs?: number
  /** MiB for one query. */
  readonly memoryMb?: number
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: Progress) => void
  /** Only this part of the obligations: with `count` above 1 the verdict is never `proved`. */
  readonly shard?: Shard
  /** Positions to look at before the solver is asked; 20 000 if absent. */
  readonly scan?: number
}
