import { largestValue } from '../task/bounds.ts'
import type { Distances, Filler, FillRun } from './filler.ts'
import type { Task } from '../task/task.ts'
import type { Values } from '../task/values.ts'
import { GRUNDY_STRETCH } from '../tuned/tuned.ts'

/**
 * Fills Grundy values: the mex of the options' values. In misère play a terminal position has the
 * value 1. The value of every other position is the mex of its options' values. So 0 means misère
 * P.
 *
 * A 32-bit mask collects the values of the options as bits. If the bound allows values of 32 or
 * more, a separate array records these values.
 *
 * @source GMMV-D3, GMMV REF-4
 */
export function fillGrundy(task: Task, values: Values, distances: Distances): Filler {
  const largest = largestValue(task)
  const terminal = task.play === 'normal' ? 0 : 1
  const narrow = largest <= 31 ? stretchFill(values, distances) : undefined
  const single = narrow === undefined ? wideFill(values, distances, largest) : undefined
  return {
    fill(rank, length, from, to, chain) {
      const end = rank + length
      if (from === to && !chain) {
        for (let r = rank; r < end; r++) values[r] = terminal
      } else if (narrow !== undefined) {
        for (let r = rank; r < end; r += GRUNDY_STRETCH) {
          narrow(r, Math.min(GRUNDY_STRETCH, end - r), from, to, chain)
        }
      } else {
        single!(rank, length, from, to, chain)
      }
    },
    finish() {},
  }
}

/** The number of bytes that {@link fillGrundy} allocates. */
export function grundyWorkspace(task: Task): number {
  const largest = largestValue(task)
  return largest <= 31 ? 4 * GRUNDY_STRETCH : 8 * (largest + 2)
}

/** The index of the lowest 0 bit of the mask. */
function lowestZero(mask: number): number {
  return 31 - Math.clz32(~mask & (mask + 1))
}

function stretchFill(values: Values, distances: Distances): FillRun {
  const masks = new Int32Array(GRUNDY_STRETCH)
  return (rank, length, from, to, chain) => {
    if (length === 1) {
      let mask = chain ? 1 << values[rank - 1]! : 0
      for (let k = from; k < to; k++) mask |= 1 << values[rank - distances[k]!]!
      values[rank] = lowestZero(mask)
      return
    }
    for (let k = from; k < to; k += 4) {
      const a = rank - distances[k]!
      const b = rank - distances[k + 1]!
      const c = rank - distances[k + 2]!
      const d = rank - distances[k + 3]!
      const keep = k === from ? 0 : -1
      for (let i = 0; i < length; i++) {
        masks[i] =
          (masks[i]! & keep) |
          (1 << values[a + i]!) |
          (1 << values[b + i]!) |
          (1 << values[c + i]!) |
          (1 << values[d + i]!)
      }
    }
    let before = chain ? 1 << values[rank - 1]! : 0
    for (let i = 0; i < length; i++) {
      const value = lowestZero((from === to ? 0 : masks[i]!) | before)
      values[rank + i] = value
      if (chain) before = 1 << value
    }
  }
}

function wideFill(values: Values, distances: Distances, largest: number): FillRun {
  // marks[v] is the number of the last position that has an option of value v ≥ 32.
  const marks = new Float64Array(largest + 2)
  let stamp = 0
  return (rank, length, from, to, chain) => {
    for (let r = rank; r < rank + length; r++) {
      stamp++
      let mask = 0
      for (let k = chain ? from - 1 : from; k < to; k++) {
        const value = values[r - (k < from ? 1 : distances[k]!)]!
        if (value < 32) mask |= 1 << value
        else marks[value] = stamp
      }
      let value = 32
      if (mask !== -1) value = lowestZero(mask)
      else while (marks[value] === stamp) value++
      values[r] = value
    }
  }
}
