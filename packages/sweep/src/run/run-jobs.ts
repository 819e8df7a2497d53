import { isRefutation, type Verdict } from '@nim/conjectures'
import { openLedger } from '../directory/ledger-writer.ts'
import type { Stored } from '../directory/open-directory.ts'
import type { Executor, Job } from '../executors/executor.ts'
import { isIndependent, type ShardResult } from '../shard.ts'

/** What is stored of a sweep, and what is left to do of it, or of a part. */
export interface JobsLeft {
  readonly stored: Stored
  /** Shards of the part. */
  readonly shards: number
  readonly jobs: readonly Job[]
}

export interface RunJobsOptions {
  /** Aborting it gives up the shards in flight; finished ones are kept. */
  readonly signal: AbortSignal
  /** Stop at the first refutation. */
  readonly isFirst?: boolean
  readonly events?: SweepEvents
}

/** What is told while a sweep runs. */
export interface SweepEvents {
  started?(shard: number): void
  /** `done` checks of the shard are finished. */
  advanced?(shard: number, done: number): void
  /** The shard is on the disk. */
  finished?(result: ShardResult): void
  failed?(failure: ShardFailure): void
}

export interface ShardFailure {
  readonly shard: number
  readonly error: Error
}

/** What a run ended with. */
export interface SweepOutcome {
  /** Shards of the part that are done, those of earlier runs included. */
  readonly done: number
  readonly failures: readonly ShardFailure[]
  /** Why it ended. */
  readonly reason: 'done' | 'failures' | 'interrupted' | 'first refutation'
  /** Number of verdicts of each kind, those of earlier runs included. */
  readonly verdicts: Readonly<Partial<Record<Verdict, number>>>
}

/**
 * Runs the jobs of an open sweep and keeps every result that comes.
 * @throws (by rejection) what the file system says; SweepAlarm
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
