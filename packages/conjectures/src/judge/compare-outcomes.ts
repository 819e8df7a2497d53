import type { RowPatterns } from '@nim/bruteforce'
import type { CheckResult, Counterexample } from '../claim/verdict.ts'
import { periodicRows } from '../rows/periodic-outcome.ts'
import { type OutcomeRows, SAYS_P, SILENT } from '../rows/says.ts'
import type { SolvedBox } from '../rows/solved-box.ts'
import { foundResult } from './found-result.ts'
import { outcomeTally } from './outcome-tally.ts'
import { valueStream } from './value-stream.ts'

type Describe = (position: readonly number[]) => Omit<Counterexample, 'position'>

/**
 * Compares a statement with a table of outcomes, which is read once. Patterns are compared 64
 * positions at a time if the table supports it. If a comparison fails, the failure is then located
 * row by row. The digested stream is the stream of `outcomeTally`.
 *
 * @complexity some nanoseconds for each position; less than one if the statement is periodic
 */
export function compareOutcomes(
  header: string,
  table: SolvedBox,
  statement: OutcomeRows | RowPatterns,
  describe: Describe,
): CheckResult {
  if (typeof statement === 'function') return compareRows(header, table, statement, describe)
  return (
    comparePatterns(header, table, statement, describe) ??
    compareRows(header, table, periodicRows(statement), describe)
  )
}

/** Null if the table cannot compare patterns, or if the statement fails at some position. */
function comparePatterns(
  header: string,
  table: SolvedBox,
  patterns: RowPatterns,
  describe: Describe,
): CheckResult | null {
  const stream = valueStream(header)
  let checked = 0
  let isRight = true
  const isDone = table.matchLayers(patterns, (_, { holds, spoken, planes, lanes }) => {
    checked += spoken
    isRight &&= holds
    stream.addPart(planes, lanes)
  })
  if (!isDone || !isRight) return null
  const counted = table.box.count
  const found = { counted, checked, failures: 0, smallest: null, digest: stream.digest() }
  return foundResult(found, METHOD, describe)
}

function compareRows(
  header: string,
  table: SolvedBox,
  rows: OutcomeRows,
  describe: Describe,
): CheckResult {
  const { box } = table
  const found = outcomeTally(header, box)
  const says = new Uint8Array(box.max + 1)
  const x: number[] = []
  table.forEachRow(({ position, rank, length, entries, offset }) => {
    for (let i = 1; i < position.length; i++) x[i] = position[i]!
    rows(position, says, length)
    for (let x1 = 0; x1 < length; x1++) {
      x[0] = x1
      const actual = entries[offset + x1]!
      const said = says[x1]!
      found.test(
        x,
        said === SILENT ? null : (said === SAYS_P) === (actual === 0),
        actual,
        rank + x1,
      )
    }
  })
  return found.result(METHOD, describe)
}

const METHOD = 'retrograde'
