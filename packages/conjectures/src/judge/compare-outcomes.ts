import { fold, type RowPatterns } from '@nim/bruteforce'
import { compareSumLex } from '@nim/core/rules'
import type { Found } from './found-result.ts'
import { packBits, popcount } from '../rows/pack-bits.ts'
import { periodicRows } from '../rows/periodic-outcome.ts'
import { rowsOfBox } from '../rows/rows-of-box.ts'
import {
  FAILS,
  type OutcomeRows,
  type OutcomeWords,
  SAYS_N,
  SAYS_P,
  wordsOf,
} from '../rows/says.ts'
import type { SolvedBox } from '../rows/solved-box.ts'
import { valueStream } from './value-stream.ts'

/**
 * Compares what a statement says with a table of outcomes. The table is read once, row by row, and no
 * array by rank is made of it. Periodic statements are compared 64 positions at a time where the
 * table allows; a failure is then looked for row by row. Rows are compared 32 positions at a time.
 *
 * The digested stream (see `value-stream.ts`) has a part for each x_n. Its words are the planes
 * (x_3, …, x_n fixed; with one or two piles the whole layer), each the fold of its rows in rank order,
 * lane for lane. The words of a row are 32 positions each, x_1 = 0 in the lowest bit, the last one
 * filled up with zeros; a bit is 1 if the position is P. Of a position that the statement does not
 * speak of the bit is 0 in the first lane and 1 in the second. The last part has four words for every
 * failing position: its rank, lowest 32 bits first, the outcome (0 = P, 1 = N), and what was said
 * (also 3 = something else that is false).
 *
 * @complexity a nanosecond or two a position and some ten a row besides the statement; less than one a
 * position if it is periodic
 */
export function compareOutcomes(
  header: string,
  table: SolvedBox,
  statement: OutcomeRows | OutcomeWords | RowPatterns,
): Found {
  const { max } = table.box
  if ('fillRow' in statement) return compareWords(header, table, statement)
  if (typeof statement === 'function') return compareWords(header, table, wordsOf(statement, max))
  return (
    comparePatterns(header, table, statement) ??
    compareWords(header, table, wordsOf(periodicRows(statement), max))
  )
}

/** Null if the table cannot compare patterns, or if the statement fails somewhere. */
function comparePatterns(header: string, table: SolvedBox, patterns: RowPatterns): Found | null {
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

function compareWords(header: string, table: SolvedBox, words: OutcomeWords): Found {
  const { box } = table
  const { saysP, isSilent, fails, fillRow } = words
  const stream = valueStream(header)
  const misses = fold()
  const planes = fold()
  const row = fold()
  const rows = rowsOfBox(box)
  const { position } = rows
  const n = box.piles
  let layer = 0
  let silent = 0
  let failures = 0
  let smallest: number[] | null = null

  const fail = (x1: number, rank: number, actual: number): void => {
    const bit = (of: Int32Array): number => (of[x1 >> 5]! >>> (x1 & 31)) & 1
    failures++
    misses.add(rank >>> 0)
    misses.add(Math.floor(rank / 2 ** 32))
    misses.add(actual)
    misses.add(bit(fails) === 1 ? FAILS : bit(saysP) === 1 ? SAYS_P : SAYS_N)
    const failing = [x1, ...position.slice(1)]
    if (smallest === null || compareSumLex(failing, smallest) < 0) smallest = failing
  }

  const endPlane = (): void => {
    if (row.count() === 0) return
    const { first, second } = row.lanes()
    planes.add(first, second)
    row.restart()
  }
  const endLayer = (): void => {
    stream.addPart(planes.count(), planes.lanes())
    planes.restart()
  }

  table.forEachPiece((entries, firstRank) => {
    const actuals = new DataView(entries.buffer, entries.byteOffset, entries.byteLength)
    let length = 0
    for (let start = 0; start < entries.length; start += length) {
      const top = n === 1 ? 0 : position[n - 1]!
      if (top !== layer || (n > 2 && position[1] === 0)) endPlane()
      if (top !== layer) {
        endLayer()
        layer = top
      }
      length = rows.length()
      fillRow(position, length, firstRank + start)
      for (let w = 0, from = 0; from < length; w++, from += 32) {
        const count = Math.min(32, length - from)
        const inRow = -1 >>> (32 - count)
        const isP = ~packBits(actuals, start + from, count, 0) & inRow
        const unspoken = isSilent[w]! & inRow
        if (unspoken !== 0) silent += popcount(unspoken)
        row.add(isP & ~unspoken, isP | unspoken)
        const wrong = (((saysP[w]! ^ isP) & ~unspoken) | fails[w]!) & inRow
        if (wrong === 0) continue
        for (let i = 0; i < count; i++) {
          const at = start + from + i
          if (((wrong >>> i) & 1) === 1) fail(from + i, firstRank + at, entries[at]!)
        }
      }
      rows.advance()
    }
  })
  endPlane()
  endLayer()
  stream.addPart(misses.count(), misses.lanes())
  return { checked: box.count - silent, failures, smallest, digest: stream.digest() }
}
