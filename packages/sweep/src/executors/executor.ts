import type { Tables } from '../plan/tables.ts'
import type { Shard, ShardResult } from '../shard.ts'

/** A shard to run, with its predicted cost and memory. */
export interface Job extends Shard, Tables {
  /** The predicted cost, in positions. */
  readonly cost: number
}

/** The events of an executor. */
export interface ExecutorEvents {
  started?(shard: number): void
  /** The executor calls this function when `done` checks of the shard are finished. */
  advanced?(shard: number, done: number): void
  /**
   * The executor calls this function when a shard is finished. The returned promise resolves when
   * the shard is on the disk, and never rejects.
   */
  finished(result: ShardResult): Promise<void>
  /**
   * The executor calls this function when a shard has thrown an error. The other shards continue.
   */
  failed(shard: number, error: Error): void
}

/**
 * Runs shards somewhere. `run` ends when every shard is finished or has failed, or soon after the
 * signal is aborted. After an abort, running shards are abandoned. It throws only errors after
 * which it is pointless to continue, such as a {@link SweepAlarm}.
 */
export interface Executor {
  /** A short description for messages. */
  readonly name: string
  run(jobs: readonly Job[], events: ExecutorEvents, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}
