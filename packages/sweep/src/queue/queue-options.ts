import type { ThreadPool } from '../executors/thread-pool.ts'
import type { Unfolded } from '../plan/unfold.ts'

export interface QueueExecutorOptions {
  readonly url: string
  readonly sweep: Unfolded
  /** Run every shard by two algorithms and compare. */
  readonly isDouble: boolean
  /** Told what concerns the connection. */
  readonly note: (line: string) => void
}

export interface QueueWorkerOptions {
  readonly url: string
  /**
   * As many shards are computed at the same time as it has threads, and as fit into memory together. A
   * big one has the threads inside for which memory leaves no other shard.
   */
  readonly pool: ThreadPool
  /** Bytes of tables that one check may allocate. */
  readonly memory: number
  /** After so many seconds the shards of a worker that vanished are given to others. */
  readonly lockSeconds: number
  /** Aborting it ends the worker; shards in flight go back to the queue. */
  readonly signal: AbortSignal
  readonly note: (line: string) => void
}
