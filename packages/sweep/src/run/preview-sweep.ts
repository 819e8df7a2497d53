import { threadPool } from '../executors/thread-pool.ts'
import { isInPart, type Part } from '../plan/part.ts'
import type { Unfolded } from '../plan/unfold.ts'
import { type Clock, REAL_CLOCK } from './clock.ts'
import { preview, type Preview } from './preview.ts'

export interface PreviewSweepOptions {
  /** The number of worker threads of the sweep, at least 1. */
  readonly threads: number
  /** The maximum number of bytes that one check may allocate for tables. */
  readonly memory: number
  /** The part of the sweep to preview. Default: all shards. */
  readonly part?: Part
  readonly signal?: AbortSignal
  /** False if nimlab must not run the code of modules; see `PreviewOptions`. */
  readonly runModules?: boolean
  /**
   * The clock that measures the time of the calibration, which is limited. The default is the clock
   * of this machine.
   */
  readonly clock?: Clock
}

/** The expected cost of a sweep, or of a part of it; see `Preview`. Nothing is stored. */
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
