import type { WorkProgress } from '@nim/bruteforce'
import type { VerdictRecord } from '@nim/conjectures'
import type { Check } from './check.ts'
import { type ThreadPool, threadPool } from './executors/thread-pool.ts'

export interface RunOptions {
  /** The number of worker threads, at least 1. */
  readonly threads: number
  /** The threads, which stay alive after the run. Default: new threads, which end with the run. */
  readonly pool?: ThreadPool
  /** Stops the run when it is aborted. Running checks are abandoned. */
  readonly signal?: AbortSignal
  /** Called when a check is finished. Checks may finish in any order. */
  onRecord?(index: number, record: VerdictRecord): void
  /** Called a few times per second with the progress of a long check. */
  onProgress?(index: number, progress: WorkProgress): void
  /**
   * Called after every finished check. If the callback returns true, the run stops as if it were
   * complete.
   */
  stopAfter?(record: VerdictRecord): boolean
}

/**
 * The result of a run. `records[i]` belongs to check i; it is undefined if the check was not
 * finished.
 */
export interface RunResult {
  readonly records: readonly (VerdictRecord | undefined)[]
  readonly finished: number
  readonly interrupted: boolean
}

/**
 * Runs checks in worker threads and stores nothing. If there are fewer checks than threads, several
 * threads work on the large tables of each check. The number of threads does not change any record.
 *
 * @throws the first error of a check, after all other checks have been stopped
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

/**
 * The number of threads inside each check if {@link runChecks} runs this number of checks with this
 * number of threads.
 */
export function threadsOfEach(checks: number, threads: number): number {
  return Math.max(1, Math.floor(threads / Math.max(1, checks)))
}
