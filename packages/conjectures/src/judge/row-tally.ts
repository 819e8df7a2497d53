import { compareSumLex } from '@nim/core/rules'
import type { CheckResult, Counterexample } from '../claim/verdict.ts'
import { foundResult } from './found-result.ts'
import { popcount } from '../rows/pack-bits.ts'
import { valueStream } from './value-stream.ts'

/**
 * Collects what a check of a statement over all positions of a sorted box finds, 32 positions at a
 * time: the same as a `Tally` that is asked to test one after the other.
 */
export interface RowTally {
  /**
   * The next row was tested, x_1 = 0, …, length − 1: bits say where the statement fails and where it
   * does not speak of the position. Bits beyond the row are not set.
   */
  readonly testRow: (
    outer: readonly number[],
    fails: Int32Array,
    isSilent: Int32Array,
    length: number,
  ) => void
  /** The statement holds at the next positions, so many of them. */
  readonly hold: (count: number) => void
  /** The result; `describe` is asked for the evidence at the smallest failing position only. */
  readonly result: (
    method: string,
    describe: (position: readonly number[]) => Omit<Counterexample, 'position'>,
    data?: Readonly<Record<string, number | string>>,
  ) => CheckResult
}

/** Words that are kept, to be added together. */
const BATCH = 1 << 10

/**
 * A fresh tally; the digested stream is that of `tally`.
 * @param actuals the values by the solver, by rank
 * @complexity two or three nanoseconds a position
 */
export function rowTally(header: string, actuals: ArrayLike<number>): RowTally {
  const stream = valueStream(header)
  const words = new Uint32Array(BATCH)
  // apart, because a loop over arrays of several types is slow
  const double = actuals instanceof Uint8Array ? doubleBytes : doubleNumbers
  let checked = 0
  let failures = 0
  let smallest: number[] | null = null
  let smallestSum = Infinity
  // positions up to this rank are in the stream, those up to the next one hold
  let done = 0
  let next = 0
  const addHeld = (): void => {
    for (; done < next; done += BATCH) {
      const count = Math.min(BATCH, next - done)
      double(words, actuals as Uint8Array, done, count)
      stream.addAll(words, count)
    }
    done = next
  }
  const fail = (outer: readonly number[], sum: number, x1: number): void => {
    // most failures are ruled out by their sum
    if (sum > smallestSum) return
    const position = [x1, ...outer.slice(1)]
    if (smallest === null || compareSumLex(position, smallest) < 0) smallest = position
    smallestSum = sum
  }
  return {
    hold(count) {
      next += count
      checked += count
    },
    testRow(outer, fails, isSilent, length) {
      addHeld()
      let outerSum = 0
      for (let i = 1; i < outer.length; i++) outerSum += outer[i]!
      checked += length
      for (let from = 0; from < length; from += 32) {
        const [failing, unspoken] = [fails[from >> 5]!, isSilent[from >> 5]!]
        checked -= popcount(unspoken)
        failures += popcount(failing)
        for (let x1 = from; x1 < from + 32 && x1 < length; x1++) {
          if (((unspoken >>> (x1 & 31)) & 1) === 1) continue
          const isFailing = (failing >>> (x1 & 31)) & 1
          stream.add(actuals[done + x1]! * 2 + isFailing)
          if (isFailing === 1) fail(outer, outerSum + x1, x1)
        }
      }
      next += length
      done = next
    },
    result(method, describe, data) {
      addHeld()
      const digest = stream.digest()
      return foundResult({ checked, failures, smallest, digest }, method, describe, data)
    },
  }
}

function doubleBytes(words: Uint32Array, values: Uint8Array, from: number, count: number): void {
  for (let i = 0; i < count; i++) words[i] = values[from + i]! * 2
}

/** {@link doubleBytes} for other arrays. */
function doubleNumbers(
  words: Uint32Array,
  values: ArrayLike<number>,
  from: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) words[i] = values[from + i]! * 2
}
