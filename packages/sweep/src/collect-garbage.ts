import { memoryUsage } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The least number of bytes for a collection. V8 handles less by itself. */
const MUCH = 4 * 2 ** 20

let collect: (() => void) | undefined
/** Bytes of typed arrays that remained after the last collection: they are in use. */
let inUse = 0

/**
 * Frees the tables that a check has left in this thread, so that the tables of two checks never
 * exist together. V8 by itself may keep 64 MiB of unused typed arrays.
 *
 * @complexity some milliseconds if there is anything to collect
 */
export function collectGarbage(): void {
  const { arrayBuffers } = memoryUsage()
  inUse = Math.min(inUse, arrayBuffers)
  if (arrayBuffers - inUse < MUCH) return
  if (collect === undefined) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
  // some buffers are freed concurrently, after this
  inUse = memoryUsage().arrayBuffers
}
