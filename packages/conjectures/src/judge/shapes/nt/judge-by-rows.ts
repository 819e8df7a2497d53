import { forEachRow } from '../../../rows/for-each-row.ts'
import { HOLDS } from '../../tally.ts'
import { valueStream } from '../../value-stream.ts'
import type { CheckResult } from '../../../claim/verdict.ts'
import type { RowsOf } from './by-rows.ts'
import type { RowGame } from '../../../facts/setnim/row-game.ts'

/** The judge's own value of a position, as `judgeStacks` has it, and how it was found. */
const TRUTHS = {
  outcome: { method: 'retrograde', values: (game: RowGame): Uint8Array => game.outcomes() },
  rules: { method: 'definition', values: (game: RowGame): Uint16Array => game.longestPlays() },
} as const

export type RowTruth = keyof typeof TRUTHS

/** Words of the digest that are kept, to be folded together. */
const BATCH = 1 << 12

/**
 * What `judgeStacks` finds where a part holds, row by row. Null if it fails somewhere, or is not
 * decided: then it has to be asked at every position.
 */
export function judgeByRows(
  rowsOf: RowsOf,
  game: RowGame,
  truth: RowTruth,
  header: string,
): CheckResult | null {
  const rows = rowsOf(game)
  if (rows === null) return null
  const { method, values: valuesOf } = TRUTHS[truth]
  const values = valuesOf(game)
  // apart, because a loop over arrays of two types is slow
  const isBytes = values instanceof Uint8Array
  const addAll = (isBytes ? addAllBytes : addAllNumbers) as typeof addAllBytes
  const addSome = (isBytes ? addBytes : addNumbers) as typeof addBytes
  const stream = valueStream(header)
  const width = game.box.max + 1
  const answers = new Uint8Array((width + 7) & ~3)
  const fours = new Int32Array(answers.buffer)
  const words = new Uint32Array(BATCH + answers.length)
  let waiting = 0
  let checked = 0
  let isRight = true
  forEachRow(game.box, (outer, length, rank) => {
    if (!isRight) return
    rows(outer, answers, length, rank)
    const isAll = areAllZero(answers, fours, length)
    waiting = isAll
      ? addAll(words, waiting, length, values as Uint8Array, rank)
      : addSome(words, waiting, answers, length, values as Uint8Array, rank)
    if (waiting < 0) isRight = false
    else if (waiting >= BATCH) {
      checked += waiting
      stream.addAll(words, waiting)
      waiting = 0
    }
  })
  if (!isRight) return null
  stream.addAll(words, waiting)
  checked += waiting
  return {
    verdict: checked > 0 ? 'holds' : 'vacuous',
    checked,
    failures: 0,
    counterexample: null,
    digest: stream.digest(),
    method,
  }
}

/** Whether the first answers are all `HOLDS`; those after them are changed. */
function areAllZero(answers: Uint8Array, fours: Int32Array, length: number): boolean {
  answers[length] = HOLDS
  answers[length + 1] = HOLDS
  answers[length + 2] = HOLDS
  let all = 0
  for (let i = 0; 4 * i < length; i++) all |= fours[i]!
  return all === 0
}

/** {@link addBytes} where the part holds everywhere. */
function addAllBytes(
  words: Uint32Array,
  to: number,
  length: number,
  values: Uint8Array,
  rank: number,
): number {
  for (let x1 = 0; x1 < length; x1++) words[to + x1] = values[rank + x1]! << 1
  return to + length
}

/** {@link addNumbers} where the part holds everywhere. */
function addAllNumbers(
  words: Uint32Array,
  to: number,
  length: number,
  values: Uint16Array,
  rank: number,
): number {
  for (let x1 = 0; x1 < length; x1++) words[to + x1] = values[rank + x1]! << 1
  return to + length
}

/**
 * Writes the words of a row, as `tally` has them where the statement holds, from words[to] on.
 * Nothing is kept for `SILENT`, which is 2: without a branch, as it could not be foreseen.
 * @returns where they end, or −1 if an answer is `FAILS`
 */
function addBytes(
  words: Uint32Array,
  to: number,
  answers: Uint8Array,
  length: number,
  values: Uint8Array,
  rank: number,
): number {
  let end = to
  let all = 0
  for (let x1 = 0; x1 < length; x1++) {
    const answer = answers[x1]!
    all |= answer
    words[end] = values[rank + x1]! * 2
    end += 1 - (answer >> 1)
  }
  return (all & 1) === 0 ? end : -1
}

/** {@link addBytes} for larger numbers. */
function addNumbers(
  words: Uint32Array,
  to: number,
  answers: Uint8Array,
  length: number,
  values: Uint16Array,
  rank: number,
): number {
  let end = to
  let all = 0
  for (let x1 = 0; x1 < length; x1++) {
    const answer = answers[x1]!
    all |= answer
    words[end] = values[rank + x1]! * 2
    end += 1 - (answer >> 1)
  }
  return (all & 1) === 0 ? end : -1
}
