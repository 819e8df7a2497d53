import { type Box, compareSumLex } from '@nim/core/rules'
import type { CheckResult, Counterexample } from '../claim/verdict.ts'
import { foundResult } from './found-result.ts'
import { rowsOfBox } from '../rows/rows-of-box.ts'
import { sumOfOuter } from '../rows/sum-of-outer.ts'
import { valueStream } from './value-stream.ts'

/** What is answered to {@link Tally.testRow}. */
export const HOLDS = 0
export const FAILS = 1
export const SILENT = 2

/**
 * Collects what a check over positions finds: how many were tested, how many fail, the smallest
 * failing position in the declared order, and the digest of the compared values.
 */
export interface Tally {
  /** Position x was tested: what the statement says and what the solver says, as integers ≥ 0. */
  compare(position: readonly number[], expected: number, actual: number): void
  /** Position x was tested; `holds` says whether the statement is right there. */
  test(position: readonly number[], holds: boolean, actual: number): void
  /**
   * {@link Tally.test} for a row of a sorted box, x_1 = 0, …, length − 1: answers[x_1] is `HOLDS`,
   * `FAILS`, or `SILENT` where the statement does not speak of the position.
   * @param actuals the values by the solver, from `at` on
   */
  testRow(
    outer: readonly number[],
    answers: Uint8Array,
    length: number,
    actuals: ArrayLike<number>,
    at: number,
  ): void
  /**
   * Makes room for the words of a row, to be written to words[at + x_1] as they go into the digest:
   * 2·actual + (0 if the statement holds, else 1).
   * @returns at
   */
  beginRow(length: number): number
  /** Where {@link Tally.beginRow} said. Ask anew for each row. */
  readonly words: Uint32Array
  /** The row is written; `failing` is 1 if there is an odd word in it, otherwise 0. */
  endRow(outer: readonly number[], length: number, failing: number): void
  /**
   * {@link Tally.test} for positions of a box that follow each other by rank, with the words that go
   * into the digest: words[i] is that of rank + i. Faster than rows are, unless much fails.
   * @param failing 1 if some word is odd, otherwise 0
   */
  testRanks(box: Box, rank: number, words: Uint32Array, count: number, failing: number): void
  /** The result; `describe` is asked for the evidence at the smallest failing position only. */
  result(
    method: string,
    describe: (position: readonly number[]) => Omit<Counterexample, 'position'>,
    data?: Readonly<Record<string, number | string>>,
  ): CheckResult
}

/** Words that are kept, to be added together. */
const BATCH = 1 << 10

/**
 * A fresh tally; the header names claim, case and domain and begins the digested stream. Its words
 * are, for every position in the order of the check, `actual` and `expected` where values are
 * compared, and 2·actual + (0 if the statement holds, else 1) where a statement is tested.
 */
export function tally(header: string): Tally {
  const stream = valueStream(header)
  let words = new Uint32Array(BATCH)
  let waiting = 0
  let checked = 0
  let failures = 0
  let smallest: number[] | null = null
  /** At least the sum of the smallest failing position of rows. */
  let smallestSum = Infinity
  const flush = (): void => {
    stream.addAll(words, waiting)
    waiting = 0
  }
  const fail = (position: readonly number[]): void => {
    failures++
    if (smallest === null || compareSumLex(position, smallest) < 0) smallest = [...position]
  }
  /** x_1 fails in a row whose other piles have this sum. */
  const failInRow = (outer: readonly number[], outerSum: number, x1: number): void => {
    // most failures are ruled out by their sum
    if (outerSum + x1 > smallestSum) failures++
    else {
      fail([x1, ...outer.slice(1)])
      smallestSum = outerSum + x1
    }
  }
  const makeRoom = (length: number): void => {
    if (waiting + length <= words.length) return
    flush()
    if (length > words.length) words = new Uint32Array(length)
  }
  return {
    test(position, holds, actual) {
      checked++
      if (waiting === words.length) flush()
      words[waiting++] = holds ? actual * 2 : actual * 2 + 1
      if (!holds) fail(position)
    },
    testRow(outer, answers, length, actuals, at) {
      makeRoom(length)
      // apart, because a loop over arrays of several types is slow
      const add = actuals instanceof Uint8Array ? addBytes : addNumbers
      const end = add(words, waiting, answers, length, actuals as Uint8Array, at)
      checked += end - waiting
      waiting = end
      if (!hasFailure(answers, length)) return
      const outerSum = sumOfOuter(outer)
      for (let x1 = 0; x1 < length; x1++) {
        if (answers[x1] === FAILS) failInRow(outer, outerSum, x1)
      }
    },
    beginRow(length) {
      makeRoom(length)
      return waiting
    },
    get words() {
      return words
    },
    endRow(outer, length, failing) {
      const at = waiting
      checked += length
      waiting += length
      if (failing === 0) return
      const outerSum = sumOfOuter(outer)
      for (let x1 = 0; x1 < length; x1++) {
        if ((words[at + x1]! & 1) === 1) failInRow(outer, outerSum, x1)
      }
    },
    testRanks(box, rank, tested, count, failing) {
      flush()
      stream.addAll(tested, count)
      checked += count
      if (failing === 0) return
      const start = box.unrank(rank)
      const rows = rowsOfBox(box, start)
      let first = start[0]!
      for (let done = 0; done < count; first = 0) {
        const length = Math.min(rows.length() - first, count - done)
        const outerSum = sumOfOuter(rows.position)
        for (let i = 0; i < length; i++) {
          if ((tested[done + i]! & 1) === 1) failInRow(rows.position, outerSum, first + i)
        }
        done += length
        rows.advance()
      }
    },
    compare(position, expected, actual) {
      checked++
      if (waiting + 2 > words.length) flush()
      words[waiting++] = actual
      words[waiting++] = expected
      if (expected !== actual) fail(position)
    },
    result(method, describe, data) {
      flush()
      const digest = stream.digest()
      return foundResult({ checked, failures, smallest, digest }, method, describe, data)
    },
  }
}

/** Writes the words of a row to words, from `to` on; returns where they end. */
function addBytes(
  words: Uint32Array,
  to: number,
  answers: Uint8Array,
  length: number,
  actuals: Uint8Array,
  at: number,
): number {
  let end = to
  for (let x1 = 0; x1 < length; x1++) {
    const answer = answers[x1]!
    words[end] = actuals[at + x1]! * 2 + (answer & 1)
    end += answer === SILENT ? 0 : 1
  }
  return end
}

/** {@link addBytes} for other arrays. */
function addNumbers(
  words: Uint32Array,
  to: number,
  answers: Uint8Array,
  length: number,
  actuals: ArrayLike<number>,
  at: number,
): number {
  let end = to
  for (let x1 = 0; x1 < length; x1++) {
    const answer = answers[x1]!
    words[end] = actuals[at + x1]! * 2 + (answer & 1)
    end += answer === SILENT ? 0 : 1
  }
  return end
}

function hasFailure(answers: Uint8Array, length: number): boolean {
  let all = 0
  for (let x1 = 0; x1 < length; x1++) all |= answers[x1]!
  return (all & FAILS) !== 0
}
