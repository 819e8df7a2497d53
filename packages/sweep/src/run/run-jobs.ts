import { isRefutation, type Verdict } from '@nim/conjectures'
import { openLedger } from '../directory/ledger-writer.ts'
import type { Stored } from '../directory/open-directory.ts'
import type { Executor, Job } from '../executors/executor.ts'
import { isIndependent, type ShardResult } from '../shard.ts'

/**
 * The stored data of a sweep, and the work that remains for the whole sweep or for a part of it.
 */
export interface JobsLeft {
  readonly stored: Stored
  /** The number of shards of the part. */
  readonly shards: number
  readonly jobs: readonly Job[]
}

export interface RunJobsOptions {
  /** Stops the run when it is aborted. Running shards are abandoned; finished shards are stored. */
  readonly signal: AbortSignal
  /** True to stop at the first refutation. */
  readonly isFirst?: boolean
  readonly events?: SweepEvents
}

/** The events of a running sweep. */
export interface SweepEvents {
  started?(shard: number): void
  /** Called when the number of finished checks of the shard has reached `done`. */
  advanced?(shard: number, done: number): void
  /** Called when the shard is on the disk. */
  finished?(result: ShardResult): void
  failed?(failure: ShardFailure): void
}

export interface ShardFailure {
  readonly shard: number
  readonly error: Error
}

/** The result of a run. */
export interface SweepOutcome {
  /** The number of finished shards of the part, including the shards of earlier runs. */
  readonly done: number
  readonly failures: readonly ShardFailure[]
  /** The reason why the run ended. */
  readonly reason: 'done' | 'failures' | 'interrupted' | 'first refutation'
  /** The number of verdicts of each kind, including the verdicts of earlier runs. */
  readonly verdicts: Readonly<Partial<Record<Verdict, number>>>
}

/**
 * Runs the jobs of an open sweep and stores every result.
 * @throws (by rejection) the error of the file system; SweepAlarm
 */
export async function runJobs(
  directory: string,
  { stored, shards, jobs }: JobsLeft,
  isDouble: boolean,
  executor: Executor,
  { signal, isFirst = false, events = {} }: RunJobsOptions,
): Promise<SweepOutcome> {
  const writer = await openLedger(directory, stored.ledger)
  const failures: ShardFailure[] = []
  const verdicts: Record<string, number> = { ...stored.verdicts }
  const stop = new AbortController()
  let left = jobs.length
  let isRefuted = isFirst && (verdicts['refuted'] ?? 0) > 0
  let broken: unknown = null

  const commit = async (result: ShardResult): Promise<void> => {
    try {
      const { second } = result
      const isRepeated = second !== undefined && !isIndependent(second)
      await writer.add(result, { isDouble, isRepeated })
    } catch (error) {
      broken ??= error
      stop.abort()
      return
    }
    left--
    if (!stored.isDone(result.shard)) {
      for (const { verdict, reading } of result.records) {
        if (reading !== 'remark') verdicts[verdict] = (verdicts[verdict] ?? 0) + 1
      }
    }
    events.finished?.(result)
    if (isFirst && result.records.some(isRefutation)) {
      isRefuted = true
      stop.abort()
    }
  }

  try {
    if (!isRefuted) {
      await executor.run(
        jobs,
        {
          started: (shard) => events.started?.(shard),
          advanced: (shard, done) => events.advanced?.(shard, done),
          finished: commit,
          failed: (shard, error) => {
            const failure = { shard, error }
            failures.push(failure)
            events.failed?.(failure)
          },
        },
        AbortSignal.any([signal, stop.signal]),
      )
    }
  } finally {
    await writer.close()
  }
  if (broken !== null) throw broken
  const reason = isRefuted
    ? 'first refutation'
    : failures.length > 0
      ? 'failures'
      : left > 0
        ? 'interrupted'
        : 'done'
  return { done: shards - left, failures, reason, verdicts }
}
