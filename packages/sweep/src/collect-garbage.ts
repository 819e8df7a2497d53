import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { LEAST_COLLECTED } from './tuned.ts'

let collect: (() => void) | undefined
/** The number of bytes outside the heap that were still in use after the last collection. */
let inUse = 0

/**
 * Frees the tables that a check has left in this thread, so that the tables of two checks never
 * exist at the same time. Without this call, V8 may keep 64 MiB of unused typed arrays in memory.
 *
 * @complexity a few milliseconds if a collection is worthwhile
 */
export function collectGarbage(): void {
  const now = bytesOutsideHeap()
  inUse = Math.min(inUse, now)
  if (now - inUse < LEAST_COLLECTED) return
  if (collect === undefined) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
  // Some buffers are freed concurrently, after this point.
  inUse = bytesOutsideHeap()
}

/**
 * The number of bytes that this thread uses outside the heap. Almost all of these bytes belong to
 * typed arrays. Unlike memoryUsage(), this call does not ask the system how much memory the whole
 * process uses.
 */
function bytesOutsideHeap(): number {
  return getHeapStatistics().external_memory
}
