import { largestValue } from '../task/bounds.ts'
import type { Kernel } from './kernel.ts'
import { decodeKey, nextKey, remotenessKeys } from '../task/remoteness-key.ts'
import type { Task } from '../task/task.ts'
import type { Tick } from '../task/ticker.ts'
import type { Values } from '../task/values.ts'

/**
 * Fills the values of Wythoff's game at the sorted pairs x ≤ y ≤ caps[1], x ≤ caps[0], ordered by y
 * and then by x.
 *
 * The options of (x, y) are three sets of earlier pairs: those that contain x (the move took from
 * the pile of size y), those that contain y, and those with the same difference. The kernel keeps
 * one summary for each pile size and one for each difference, and updates them after each position.
 * To evaluate a position, it combines only three summaries.
 *
 * @complexity outcome and remoteness O(1) per position; Grundy O(1 + value/32)
 * @source V (rules of the game), GMMV REF-1, REF-4
 */
export const wythoffKernel: Kernel = {
  accepts: (ruleset) => ruleset.kind === 'WYTHOFF',
  workspace(task) {
    const summaries = 2 * (task.caps[1]! + 1)
    return summaries * 4 * (task.value === 'grundy' ? wordsOf(task) : 1)
  },
  fill(task, values, tick) {
    const summaries = {
      outcome: outcomeSummaries,
      remoteness: remotenessSummaries,
      grundy: grundySummaries,
    }[task.value]
    fillPairs(task, values, summaries(task, values), tick)
  },
}

/**
 * Numbered summaries of sets of entries. The summaries for the pile sizes 0..y come first, followed
 * by the summaries for the differences. At the start, all these sets are empty.
 */
interface Summaries {
  /** The entry of a position whose options are summarised by a, b and c. */
  readonly entry: (a: number, b: number, c: number) => number
  /** Adds an entry to a summary. */
  readonly add: (summary: number, entry: number) => void
  /** The entry of (0, 0). */
  readonly terminal: number
  /** Converts an entry to a value. The function is absent if entries are values. */
  readonly decode?: (entry: number) => number
}

function fillPairs({ caps }: Task, values: Values, summaries: Summaries, tick: Tick): void {
  const most = caps[0]!
  const rows = caps[1]! + 1
  let rank = 0
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x <= y && x <= most; x++) {
      const difference = rows + y - x
      const entry = y === 0 ? summaries.terminal : summaries.entry(x, y, difference)
      values[rank++] = entry
      summaries.add(x, entry)
      if (x !== y) summaries.add(y, entry)
      summaries.add(difference, entry)
    }
    tick(Math.min(y, most) + 1)
  }
  const { decode } = summaries
  if (decode !== undefined) for (let r = 0; r < rank; r++) values[r] = decode(values[r]!)
}

/**
 * Summaries for outcomes. A summary is 0 if the summarised set contains a P-position (entry 0), and
 * otherwise 1.
 */
function outcomeSummaries({ caps, play }: Task): Summaries {
  const all = new Uint8Array(2 * (caps[1]! + 1)).fill(1)
  return {
    entry: (a, b, c) => (all[a]! & all[b]! & all[c]!) ^ 1,
    add(summary, entry) {
      all[summary]! &= entry
    },
    terminal: play === 'normal' ? 0 : 1,
  }
}

/**
 * Summaries for the remoteness. A summary is the smallest key of the summarised entries (see
 * `remoteness-key.ts`).
 */
function remotenessSummaries({ caps, play }: Task, values: Values): Summaries {
  const keys = remotenessKeys(values.BYTES_PER_ELEMENT, play)
  const { none, shift, terminal } = keys
  const least = new Int32Array(2 * (caps[1]! + 1)).fill(none)
  return {
    entry(a, b, c) {
      return nextKey(Math.min(least[a]!, least[b]!, least[c]!), none, shift)
    },
    add(summary, entry) {
      if (entry < least[summary]!) least[summary] = entry
    },
    terminal,
    decode: (key) => decodeKey(key, keys),
  }
}

/** Summaries for Grundy values. A summary is the set of the summarised values, stored as bits. */
function grundySummaries(task: Task): Summaries {
  const words = wordsOf(task)
  const bits = new Int32Array(2 * (task.caps[1]! + 1) * words)
  return {
    entry(a, b, c) {
      for (let i = 0; i < words; i++) {
        const mask = bits[a * words + i]! | bits[b * words + i]! | bits[c * words + i]!
        if (mask !== -1) return 32 * i + 31 - Math.clz32(~mask & (mask + 1))
      }
      throw new RangeError('Wythoff: a Grundy value exceeds its bound')
    },
    add(summary, entry) {
      bits[summary * words + (entry >> 5)]! |= 1 << (entry & 31)
    },
    terminal: task.play === 'normal' ? 0 : 1,
  }
}

/**
 * The number of 32-bit words that store the bits from 0 to the largest value plus one. The extra
 * bit ensures that each set has a bit that is 0.
 */
function wordsOf(task: Task): number {
  return Math.floor((largestValue(task) + 1) / 32) + 1
}
