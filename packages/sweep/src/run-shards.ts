import { setMaxListeners } from 'node:events'
import { Piscina } from 'piscina'
import type { VerdictRecord } from '@nim/conjectures'
import type { Shard } from './shard.ts'

export interface RunOptions {
  /** Number of worker threads, at least 1. */
  readonly threads: number
  /** Aborting it stops the run; shards in flight are given up. */
  readonly signal?: AbortSignal
  /** Called when a shard is finished, in the order in which shards finish. */
  onRecord?(index: number, record: VerdictRecord): void
  /** Asked after every finished shard; true stops the run as if it were complete. */
  stopAfter?(record: VerdictRecord): boolean
}

/** What a run ended with; `records[i]` belongs to shard i, undefined if it was not finished. */
export interface RunResult {
  readonly records: readonly (VerdictRecord | undefined)[]
  readonly finished: number
  readonly interrupted: boolean
}

const WORKER = new URL('../worker/boot.mjs', import.meta.url).href

/**
 * Runs shards in worker threads. Every record is the same for every number of threads, but for
 * `seconds`.
 *
 * @throws the first error a shard throws, after the others have been stopped
 */
export async function runShards(shards: readonly Shard[], options: RunOptions): Promise<RunResult> {
  const records = new Array<VerdictRecord | undefined>(shards.length).fill(undefined)
  let finished = 0
  const stop = new AbortController()
  const signal =
    options.signal === undefined ? stop.signal : AbortSignal.any([options.signal, stop.signal])
  setMaxListeners(0, signal)
  const pool = new Piscina<Shard, VerdictRecord>({
    filename: WORKER,
    minThreads: Math.min(options.threads, shards.length),
    maxThreads: options.threads,
    concurrentTasksPerWorker: 1,
  })
  let failure: unknown
  const run = async (shard: Shard, index: number): Promise<void> => {
    try {
      const record = await pool.run(shard, { signal })
      if (signal.aborted) return
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
    while (next < shards.length && !signal.aborted) {
      const index = next++
      await run(shards[index]!, index)
    }
  }
  try {
    await Promise.all(Array.from({ length: options.threads }, lane))
  } finally {
    await pool.destroy()
  }
  if (failure !== undefined) throw failure
  return { records, finished, interrupted: options.signal?.aborted === true }
}
