import type { Executor } from '../executors/executor.ts'
import type { ThreadPool } from '../executors/thread-pool.ts'
import type { Unfolded } from '../plan/unfold.ts'
import type { QueueAccess } from './queue-secret.ts'

export interface ConnectQueueOptions extends QueueAccess {
  /** Told what concerns the connection, and of every entry in the queue that is not believed. */
  readonly note: (line: string) => void
}

/** A server that answers; nothing is left there yet. */
export interface ConnectedQueue {
  /**
   * An executor that leaves the shards of a sweep to workers on other machines. What is enqueued twice is
   * there once, and what is computed twice is compared.
   *
   * @param isDouble run every shard by two algorithms and compare
   */
  executor(sweep: Unfolded, isDouble: boolean): Executor
  /** Ends the connection. */
  close(): void
}

export interface QueueWorkerOptions extends QueueAccess {
  /**
   * As many shards are computed at the same time as it has threads, and as fit into memory together. A
   * big one has the threads inside for which memory leaves no other shard.
   */
  readonly pool: ThreadPool
  /** Bytes of tables that one check may allocate. */
  readonly memory: number
  /** After so many seconds the shards of a worker that vanished are given to others. */
  readonly lockSeconds: number
  /** Paths of the modules whose claims it runs; those of all others it refuses. Default: none. */
  readonly modules?: readonly string[]
  /** Aborting it ends the worker; shards in flight go back to the queue. */
  readonly signal: AbortSignal
  readonly note: (line: string) => void
}
