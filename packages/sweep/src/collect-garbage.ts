import { memoryUsage } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Less than this is left to V8. */
const MUCH = 4 * 2 ** 20

let collect: (() => void) | undefined

/**
 * Gives back the tables that a check has left in this thread, so that those of two checks are never there
 * at a time: V8 by itself may let 64 MiB of typed arrays lie.
 *
 * @complexity some milliseconds where there is anything to collect
 */
export function collectGarbage(): void {
  if (memoryUsage().arrayBuffers < MUCH) return
  if (collect === undefined) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}
