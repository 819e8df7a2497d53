import type { Distances, Filler } from './filler.ts'
import type { Task } from '../task/task.ts'
import type { Values } from '../task/values.ts'

/**
 * Fills outcomes, 0 = P and 1 = N. A position with options is N iff one of its options is P, that
 * is, iff the bitwise AND of the options' entries is 0. A terminal position is P in normal play and
 * N in misère play.
 *
 * @source GMMV-D1, GMMV-D4
 */
export function fillOutcome(task: Task, values: Values, distances: Distances): Filler {
  const terminal = task.play === 'normal' ? 0 : 1
  return {
    fill(rank, length, from, to, chain) {
      const end = rank + length
      if (from === to && !chain) {
        for (let r = rank; r < end; r++) values[r] = terminal
        return
      }
      if (length === 1) {
        let all = chain ? values[rank - 1]! : 1
        for (let k = from; k < to; k++) all &= values[rank - distances[k]!]!
        values[rank] = all ^ 1
        return
      }
      for (let k = from; k < to; k += 4) {
        const a = distances[k]!
        const b = distances[k + 1]!
        const c = distances[k + 2]!
        const d = distances[k + 3]!
        const first = k === from ? 1 : 0
        for (let r = rank; r < end; r++) {
          values[r] =
            (values[r]! | first) & values[r - a]! & values[r - b]! & values[r - c]! & values[r - d]!
        }
      }
      if (!chain) {
        for (let r = rank; r < end; r++) values[r] = values[r]! ^ 1
        return
      }
      let before = values[rank - 1]!
      for (let r = rank; r < end; r++) {
        before = (before & (from === to ? 1 : values[r]!)) ^ 1
        values[r] = before
      }
    },
    finish() {},
  }
}
