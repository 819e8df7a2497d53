import type { Tables } from '../plan/tables.ts'
import type { Shard, ShardResult } from '../shard.ts'

/** A shard to be run, and what it is predicted to take. */
export interface Job extends Shard, Tables {
  /** Predicted cost, in positions. */
  readonly cost: number
}

/** What an executor tells while it runs. */
export interface ExecutorEvents {
  started?(shard: number): void
  /** `done` checks of the shard are finished. */
  advanced?(shard: number, done: number): void
  /** A shard is finished; the promise is fulfilled when it is on the disk. Never rejects. */
  finished(result: ShardResult): Promise<void>
  /** A shard threw; the others go on. */
  failed(shard: number, error: Error): void
}

/**
 * Runs shards somewhere. `run` ends when every shard is finished or failed, or soon after the signal
 * is aborted; shards in flight are then given up. It throws only what makes going on senseless, such
 * as a {@link SweepAlarm}.
 */
export interface Executor {
  /** In a few words, for messages. */
  readonly name: string
  run(jobs: readonly Job[], events: ExecutorEvents, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}
