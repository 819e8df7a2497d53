import type { WorkProgress } from '@nim/bruteforce'
import type { VerdictRecord } from '@nim/conjectures'
import type { Check } from './check.ts'
import { type ThreadPool, threadPool } from './executors/thread-pool.ts'

export interface RunOptions {
  /** Number of worker threads, at least 1. */
  readonly threads: number
  /** The threads, which are left open. Default: threads of the run, which end with it. */
  readonly pool?: ThreadPool
  /** Aborting it stops the run; checks in flight are given up. */
  readonly signal?: AbortSignal
  /** Called when a check is finished, in the order in which checks finish. */
  onRecord?(index: number, record: VerdictRecord): void
  /** Told some times a second how far a check is that takes longer than that. */
  onProgress?(index: number, progress: WorkProgress): void
  /** Asked after every finished check; true stops the run as if it were complete. */
  stopAfter?(record: VerdictRecord): boolean
}

/** What a run ended with; `records[i]` belongs to check i, undefined if it was not finished. */
export interface RunResult {
  readonly records: readonly (VerdictRecord | undefined)[]
  readonly finished: number
  readonly interrupted: boolean
}

/**
 * Runs checks in worker threads and keeps nothing; where there are fewer checks than threads, several
 * threads work on the large tables of each. Every record is the same for every number of threads.
 *
 * @throws the first error a check throws, after the others have been stopped
 */
export async function runChecks(checks: readonly Check[], options: RunOptions): Promise<RunResult> {
  const records = new Array<VerdictRecord | undefined>(checks.length).fill(undefined)
  let finished = 0
  const stop = new AbortController()
  const signal =
    options.signal === undefined ? stop.signal : AbortSignal.any([options.signal, stop.signal])
  const pool = options.pool ?? threadPool(options.threads)
  const inside = threadsOfEach(checks.length, options.threads)
  let failure: unknown
  const run = async (check: Check, index: number): Promise<void> => {
    try {
      const result = await pool.run({ index, checks: [check] }, 'auto', {
        signal,
        threads: inside,
        progressed: (progress) => options.onProgress?.(index, progress),
      })
      if (signal.aborted) return
      const record = result.records[0]!
      records[index] = record
      finished++
      options.onRecord?.(index, record)
      if (options.stopAfter?.(record) === true) stop.abort()
    } catch (error) {
      if (signal.aborted) return
      failure = error
      stop.abort()
    }
  }
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < checks.length && !signal.aborted) {
      const index = next++
      await run(checks[index]!, index)
    }
  }
  try {
    await Promise.all(Array.from({ length: options.threads }, lane))
  } finally {
    if (options.pool === undefined) await pool.close()
  }
  if (failure !== undefined) throw failure
  return { records, finished, interrupted: options.signal?.aborted === true }
}

/** The threads inside each of so many checks that {@link runChecks} runs by so many threads. */
export function threadsOfEach(checks: number, threads: number): number {
  return Math.max(1, Math.floor(threads / Math.max(1, checks)))
}
