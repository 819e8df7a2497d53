import type { Executor } from '../executors/executor.ts'
import type { ThreadPool } from '../executors/thread-pool.ts'
import type { Unfolded } from '../plan/unfold.ts'
import type { QueueAccess } from './queue-secret.ts'

export interface ConnectQueueOptions extends QueueAccess {
  /** Called with messages about the connection, and about every rejected entry of the queue. */
  readonly note: (line: string) => void
}

/** A queue on a server to which nimlab has connected, before any sweep uses the queue. */
export interface ConnectedQueue {
  /**
   * An executor that distributes the shards of a sweep to workers on other machines. If a shard is
   * enqueued twice, the queue contains it only once. If a shard has two results, they are compared.
   *
   * @param isDouble true to run every shard with two algorithms and compare the results
   */
  executor(sweep: Unfolded, isDouble: boolean): Executor
  /** Closes the connection. */
  close(): void
}

export interface QueueWorkerOptions extends QueueAccess {
  /**
   * The threads. The worker runs as many shards at the same time as there are threads, provided
   * that their tables fit into memory together. If the memory has no room for another shard,
   * several threads work on a big shard.
   */
  readonly pool: ThreadPool
  /** The maximum number of bytes of tables that one check may allocate. */
  readonly memory: number
  /**
   * The number of seconds after which the shards of a worker that has vanished go to other workers.
   */
  readonly lockSeconds: number
  /**
   * The paths of the modules whose claims the worker runs. The worker rejects the claims of all
   * other modules. By default, the list is empty.
   */
  readonly modules?: readonly string[]
  /**
   * A signal that stops the worker when it is aborted. Shards that are still running return to the
   * queue.
   */
  readonly signal: AbortSignal
  readonly note: (line: string) => void
}
