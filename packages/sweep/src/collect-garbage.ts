import { memoryUsage } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Less than this is left to V8. */
const MUCH = 4 * 2 ** 20

let collect: (() => void) | undefined
/** Bytes of typed arrays that were there after what was left had been given back: they are in use. */
let inUse = 0

/**
 * Gives back the tables that a check has left in this thread, so that those of two checks are never there
 * at a time: V8 by itself may let 64 MiB of typed arrays lie.
 *
 * @complexity some milliseconds where there is anything to collect
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
  // some buffers are freed on the side, after this
  inUse = memoryUsage().arrayBuffers
}
