import { threadPool } from '../executors/thread-pool.ts'
import { isInPart, type Part } from '../plan/part.ts'
import type { Unfolded } from '../plan/unfold.ts'
import { type Clock, REAL_CLOCK } from './clock.ts'
import { preview, type Preview } from './preview.ts'

export interface PreviewSweepOptions {
  /** Worker threads that the sweep would have, at least 1. */
  readonly threads: number
  /** Bytes of tables that one check may allocate. */
  readonly memory: number
  /** Only these shards. Default: all. */
  readonly part?: Part
  readonly signal?: AbortSignal
  /** See `PreviewOptions`. */
  readonly runModules?: boolean
  /** What limits the calibration. Default: the clock of this machine. */
  readonly clock?: Clock
}

/** What a sweep, or a part of it, would take, see `Preview`; nothing is kept. */
export async function previewSweep(
  { shards }: Unfolded,
  { threads, memory, part, signal, runModules = true, clock = REAL_CLOCK }: PreviewSweepOptions,
): Promise<Preview> {
  const pool = threadPool(threads)
  try {
    const own = shards.filter(({ index }) => isInPart(index, part))
    const how = { memory, clock, runModules, ...(signal === undefined ? {} : { signal }) }
    return await preview({ shards: own }, pool, how)
  } finally {
    await pool.close()
  }
}
