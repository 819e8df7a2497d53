import type { Distances, Filler } from './filler.ts'
import { decodeKey, nextKey, remotenessKeys } from '../task/remoteness-key.ts'
import type { Task } from '../task/task.ts'
import type { Values } from '../task/values.ts'

/**
 * Fills the remoteness of positions as keys (see `remoteness-key.ts`). The smallest key among the
 * options determines the key of the position. `finish` decodes the keys.
 *
 * @source GMMV REF-1
 */
export function fillRemoteness(task: Task, values: Values, distances: Distances): Filler {
  const keys = remotenessKeys(values.BYTES_PER_ELEMENT, task.play)
  const { none, shift, terminal } = keys
  return {
    fill(rank, length, from, to, chain) {
      const end = rank + length
      if (from === to && !chain) {
        for (let r = rank; r < end; r++) values[r] = terminal
        return
      }
      if (length === 1) {
        let best = chain ? values[rank - 1]! : none
        for (let k = from; k < to; k++) best = lesser(best, values[rank - distances[k]!]!)
        values[rank] = nextKey(best, none, shift)
        return
      }
      const onePass = to - from <= 4 && !chain
      for (let k = from; k < to; k += 4) {
        const a = distances[k]!
        const b = distances[k + 1]!
        const c = distances[k + 2]!
        const d = distances[k + 3]!
        if (onePass) {
          for (let r = rank; r < end; r++) {
            values[r] = nextKey(
              lesser(
                lesser(values[r - a]!, values[r - b]!),
                lesser(values[r - c]!, values[r - d]!),
              ),
              none,
              shift,
            )
          }
          return
        }
        const first = k === from ? none : 0
        for (let r = rank; r < end; r++) {
          values[r] = lesser(
            lesser(values[r]! | first, lesser(values[r - a]!, values[r - b]!)),
            lesser(values[r - c]!, values[r - d]!),
          )
        }
      }
      let before = chain ? values[rank - 1]! : none
      for (let r = rank; r < end; r++) {
        const best = from === to ? none : values[r]!
        before = nextKey(chain ? lesser(best, before) : best, none, shift)
        values[r] = before
      }
    },
    finish(from, to) {
      for (let r = from; r < to; r++) values[r] = decodeKey(values[r]!, keys)
    },
  }
}

/**
 * The smaller of two keys, computed without a branch. The method works because the difference of
 * two keys fits into 31 bits and a sign.
 */
function lesser(a: number, b: number): number {
  const more = b - a
  return a + (more & (more >> 31))
}
