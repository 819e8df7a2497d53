import type { Executor } from '../executors/executor.ts'
import type { ThreadPool } from '../executors/thread-pool.ts'
import type { Unfolded } from '../plan/unfold.ts'
import type { QueueAccess } from './queue-secret.ts'

export interface ConnectQueueOptions extends QueueAccess {
  /** Called with messages about the connection, and about every rejected entry in the queue. */
  readonly note: (line: string) => void
}

/** A connected server, before any use. */
export interface ConnectedQueue {
  /**
   * An executor that distributes the shards of a sweep to workers on other machines. A shard that
   * is enqueued twice exists once, and two results of a shard are compared.
   *
   * @param isDouble run every shard by two algorithms and compare
   */
  executor(sweep: Unfolded, isDouble: boolean): Executor
  /** Ends the connection. */
  close(): void
}

export interface QueueWorkerOptions extends QueueAccess {
  /**
   * The threads. The worker computes as many shards at the same time as there are threads and as
   * fit into memory together. A big shard gets several threads inside if memory leaves no room for
   * another shard.
   */
  readonly pool: ThreadPool
  /** The most bytes of tables that one check may allocate. */
  readonly memory: number
  /** Seconds after which other workers get the shards of a vanished worker. */
  readonly lockSeconds: number
  /**
   * Paths of the modules whose claims it runs. It refuses the claims of all other modules. Default:
   * none.
   */
  readonly modules?: readonly string[]
  /** Aborting it ends the worker. Running shards return to the queue. */
  readonly signal: AbortSignal
  readonly note: (line: string) => void
}
