import type { Values } from '../task/values.ts'
import type { VisitPiece } from './cells.ts'

/** The number of entries with each value, from 0 to the largest value. */
export function histogramOf(forEachPiece: (visit: VisitPiece) => void): number[] {
  const counter = entryCounter()
  forEachPiece(counter.add)
  return counter.counts()
}

/** Counts entries piece by piece. */
export interface EntryCounter {
  readonly add: VisitPiece
  /** counts()[v] is the number of entries equal to v, for v up to the largest entry. */
  readonly counts: () => number[]
}

/**
 * The maximum number of entries that are counted in 32-bit numbers before the counts are added to
 * the totals.
 */
const MOST_AT_A_TIME = 2 ** 31

/**
 * A counter of entries. Neighbouring entries are often equal, and a processor is slow to read a
 * count immediately after writing it. Therefore, the counter counts every four neighbouring entries
 * in four separate arrays. Counting 183 million bytes takes 0.2 s in this way, and 0.5 s with one
 * array.
 */
export function entryCounter(): EntryCounter {
  let totals = new Float64Array(0)
  let lanes = new Uint32Array(4 * 2 ** 8)
  let uncounted = 0

  const flush = (): void => {
    const values = lanes.length / 4
    if (totals.length < values) {
      const wider = new Float64Array(values)
      wider.set(totals)
      totals = wider
    }
    for (let i = 0; i < lanes.length; i++) totals[i % values]! += lanes[i]!
    lanes.fill(0)
    uncounted = 0
  }
  const addSome = (entries: Values): void => {
    if (uncounted + entries.length > MOST_AT_A_TIME) flush()
    const most =
      entries.BYTES_PER_ELEMENT < 4 ? 2 ** (8 * entries.BYTES_PER_ELEMENT) - 1 : largestOf(entries)
    if (most >= lanes.length / 4) {
      flush()
      lanes = new Uint32Array(4 * 2 ** (32 - Math.clz32(most)))
    }
    countInLanes(lanes, entries)
    uncounted += entries.length
  }
  return {
    add(entries) {
      for (let from = 0; from < entries.length; from += MOST_AT_A_TIME) {
        addSome(entries.subarray(from, from + MOST_AT_A_TIME))
      }
    },
    counts() {
      flush()
      return [...totals.subarray(0, totals.findLastIndex((count) => count > 0) + 1)]
    },
  }
}

function largestOf(entries: Values): number {
  let largest = 0
  for (let i = 0; i < entries.length; i++) if (entries[i]! > largest) largest = entries[i]!
  return largest
}

function countInLanes(lanes: Uint32Array, entries: Values): void {
  const [a, b, c] = [lanes.length / 4, lanes.length / 2, (3 * lanes.length) / 4]
  const whole = entries.length - (entries.length % 4)
  for (let i = 0; i < whole; i += 4) {
    lanes[entries[i]!]!++
    lanes[a + entries[i + 1]!]!++
    lanes[b + entries[i + 2]!]!++
    lanes[c + entries[i + 3]!]!++
  }
  for (let i = whole; i < entries.length; i++) lanes[entries[i]!]!++
}
