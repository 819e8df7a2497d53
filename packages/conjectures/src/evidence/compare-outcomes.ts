import { fold, type RowPatterns, type Table } from '@nim/bruteforce'
import { compareSumLex } from '@nim/core/rules'
import type { CheckResult, Counterexample } from '../verdict.ts'
import { packBits, popcount } from './pack-bits.ts'
import { periodicRows } from './periodic-outcome.ts'
import { type OutcomeRows, SILENT } from './says.ts'
import { valueStream } from './value-stream.ts'

/** What a comparison of a statement with a table of outcomes finds. */
export interface OutcomeComparison {
  /** Number of positions that the statement speaks of. */
  readonly checked: number
  readonly failures: number
  /** The smallest failing position: least sum of piles, then lexicographic. */
  readonly smallest: readonly number[] | null
  readonly digest: string
}

/**
 * Compares what a statement says with a table of outcomes. The table is read once, row by row, and no
 * array by rank is made of it. Periodic statements are compared 64 positions at a time where the
 * table allows; a failure is then looked for row by row.
 *
 * The digested stream (see `value-stream.ts`) has a part for each x_n. Its words are the planes
 * (x_3, …, x_n fixed; with one or two piles the whole layer), each the fold of its rows in rank order,
 * lane for lane. The words of a row are 32 positions each, x_1 = 0 in the lowest bit, the last one
 * filled up with zeros; a bit is 1 if the position is P. Of a position that the statement does not
 * speak of the bit is 0 in the first lane and 1 in the second. The last part has four words for every
 * failing position: its rank, lowest 32 bits first, the outcome (0 = P, 1 = N), and what was said
 * (also 3 = something else that is false).
 *
 * @complexity a few nanoseconds a position besides the statement, less than one if it is periodic
 */
export function compareOutcomes(
  header: string,
  table: Table,
  statement: OutcomeRows | RowPatterns,
): OutcomeComparison {
  if (typeof statement === 'function') return compareRows(header, table, statement)
  return (
    comparePatterns(header, table, statement) ?? compareRows(header, table, periodicRows(statement))
  )
}

/** Null if the table cannot compare patterns, or if the statement fails somewhere. */
function comparePatterns(
  header: string,
  table: Table,
  patterns: RowPatterns,
): OutcomeComparison | null {
  const stream = valueStream(header)
  let checked = 0
  let isRight = true
  const isDone = table.matchLayers(patterns, (_, { holds, spoken, planes, lanes }) => {
    checked += spoken
    isRight &&= holds
    stream.addPart(planes, lanes)
  })
  if (!isDone || !isRight) return null
  return { checked, failures: 0, smallest: null, digest: stream.digest() }
}

function compareRows(header: string, table: Table, rows: OutcomeRows): OutcomeComparison {
  const { box } = table
  const says = new Uint8Array(box.max + 1)
  const said = new DataView(says.buffer)
  let piece: unknown
  let actuals: DataView = said
  const stream = valueStream(header)
  const misses = fold()
  let layer = 0
  const planes = fold()
  const words = fold()
  let silent = 0
  let failures = 0
  let smallest: number[] | null = null

  const fail = (outer: readonly number[], x1: number, rank: number, actual: number): void => {
    failures++
    misses.add(rank >>> 0)
    misses.add(Math.floor(rank / 2 ** 32))
    misses.add(actual)
    misses.add(says[x1]!)
    const position = [x1, ...outer.slice(1)]
    if (smallest === null || compareSumLex(position, smallest) < 0) smallest = position
  }

  const endPlane = (): void => {
    if (words.count() === 0) return
    const { first, second } = words.lanes()
    planes.add(first, second)
    words.restart()
  }
  const endLayer = (): void => {
    stream.addPart(planes.count(), planes.lanes())
    planes.restart()
  }

  table.forEachRow(({ position, rank, length, entries, offset }) => {
    const top = box.piles === 1 ? 0 : position[box.piles - 1]!
    if (top !== layer || (box.piles > 2 && position[1] === 0)) endPlane()
    if (top !== layer) {
      endLayer()
      layer = top
    }
    rows(position, says, length, rank)
    if (entries !== piece) {
      piece = entries
      actuals = new DataView(entries.buffer, entries.byteOffset, entries.byteLength)
    }
    for (let from = 0; from < length; from += 32) {
      const count = Math.min(32, length - from)
      const isN = packBits(actuals, offset + from, count, 0)
      const saysN = packBits(said, from, count, 0)
      const other = packBits(said, from, count, 1)
      const isSilent = other & ~saysN
      const isP = ~isN & (-1 >>> (32 - count))
      silent += popcount(isSilent)
      words.add(isP & ~isSilent, isP | isSilent)
      // either something else is false, or an outcome is said, and another one
      if ((other & saysN) === 0 && ((saysN ^ isN) & ~other) === 0) continue
      for (let i = from; i < from + count; i++) {
        const actual = entries[offset + i]!
        if (says[i] !== SILENT && says[i] !== actual) fail(position, i, rank + i, actual)
      }
    }
  })
  endPlane()
  endLayer()
  stream.addPart(misses.count(), misses.lanes())
  return { checked: box.count - silent, failures, smallest, digest: stream.digest() }
}

/** The result of a check by a comparison; `describe` is asked at the smallest failing position. */
export function comparisonResult(
  { checked, failures, smallest, digest }: OutcomeComparison,
  method: string,
  describe: (position: readonly number[]) => Omit<Counterexample, 'position'>,
): CheckResult {
  const counterexample = smallest === null ? null : { position: smallest, ...describe(smallest) }
  return {
    verdict: counterexample !== null ? 'refuted' : checked > 0 ? 'holds' : 'vacuous',
    checked,
    failures,
    counterexample,
    digest,
    method,
  }
}
