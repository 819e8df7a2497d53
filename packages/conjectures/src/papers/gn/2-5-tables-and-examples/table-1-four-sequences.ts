import { pivotOf, rowsFrom, successorOf } from '@nim/core/gm/definitions'
import type { Claim, FixedDomain, InstancesClaim } from '../../../judge/index.ts'
import { printedAndCorrected } from '../printed-and-corrected.ts'

const L = 3
const FIRST = 'from-first'

/** Table 1 as printed. Each row contains four vectors and their pivots. */
const TABLE_1 = [
  { vectors: ['15 15 17 18', '15 16 17 17', '15 17 17 18', '15 18 18 18'], pivots: [2, 1, 1, 1] },
  { vectors: ['14 15 16 17', '15 15 16 16', '15 16 16 17', '15 17 17 17'], pivots: [2, 2, 1, 1] },
  { vectors: ['13 15 15 16', '14 15 15 15', '15 15 15 16', '15 16 16 16'], pivots: [3, 4, 3, 1] },
  { vectors: ['12 14 15 15', '13 14 14 15', '14 14 15 15', '15 15 15 15'], pivots: [1, 4, 4, 4] },
  { vectors: ['12 13 14 14', '12 13 13 15', '13 13 14 15', '14 14 14 15'], pivots: [1, 1, 4, 4] },
  { vectors: ['12 12 13 13', '12 12 12 14', '12 12 13 15', '13 13 13 15'], pivots: [2, 3, 2, 4] },
  { vectors: ['11 12 12 12', '11 11 12 13', '11 12 12 14', '12 12 12 15'], pivots: [4, 3, 3, 3] },
  { vectors: ['10 11 11 12', '10 10 12 13', '10 11 12 13', '11 11 12 14'], pivots: [4, 4, 3, 3] },
  { vectors: ['9 10 10 12', '9 9 11 12', '9 10 12 12', '10 10 12 13'], pivots: [1, 2, 1, 3] },
  { vectors: ['9 9 9 11', '8 9 10 11', '9 9 11 11', '9 9 12 12'], pivots: [3, 2, 2, 2] },
  { vectors: ['8 8 9 10', '7 9 9 10', '9 9 10 10', '8 9 11 11'], pivots: [3, 3, 2, 2] },
  { vectors: ['7 7 9 9', '6 8 9 9', '7 9 9 9', '7 9 10 10'], pivots: [4, 1, 4, 2] },
  { vectors: ['6 6 8 9', '6 7 8 8', '6 8 8 9', '6 9 9 9'], pivots: [2, 1, 1, 1] },
]

type TableRow = (typeof TABLE_1)[number]

/**
 * An entry of the table, such as `15 15 17 18, pivot 2`, and the computed vector. This vector is
 * computed from the first row or from the preceding row.
 */
interface TableEntry {
  readonly sequence: number
  readonly row: number
  readonly said: string
  readonly fromFirst: readonly number[]
  readonly fromAbove: readonly number[]
}

function* entriesOf(rows: TableRow[]): Generator<TableEntry> {
  const vectorAt = (row: number, s: number): number[] =>
    rows[row]!.vectors[s]!.split(' ').map(Number)
  for (const [row, printed] of rows.entries()) {
    for (const s of printed.vectors.keys()) {
      const fromFirst = rowsFrom(vectorAt(0, s), L, row)[row]!
      const fromAbove = row === 0 ? fromFirst : successorOf(vectorAt(row - 1, s), L)
      yield { sequence: s + 1, row, said: saidAt(printed, s), fromFirst, fromAbove }
    }
  }
}

/** An entry in words, as printed and as computed. */
function saidAt({ vectors, pivots }: TableRow, s: number): string {
  return `${vectors[s]}, pivot ${pivots[s]}`
}

function entry(vector: readonly number[]): string {
  return `${vector.join(' ')}, pivot ${pivotOf(vector, L)}`
}

const table: InstancesClaim<{ part: string }, FixedDomain, TableEntry> = {
  id: 'GN-Tab1',
  kind: 'table',
  at: 'Table 1',
  paperStatus: 'observed',
  title: 'four GM-sequences with n = 4, l = 3 and their pivots, 13 rows each',
  statement: String.raw`Each row of Table 1 is the GM-successor of the row above, and $\pi$ is its pivot.`,
  conventions: [
    'n = 4 and l = 3 are reconstructed; rows and sequences are numbered as printed, rows from 0',
  ],
  flaw: { class: 'table entry', cause: 'GN-Tab1' },
  domain: () => ({ kind: 'fixed' }),
  instances: () => entriesOf(TABLE_1),
  cost: () => BigInt(4 * TABLE_1.length),
  digest: ({ fromFirst, fromAbove }, { part }) =>
    pivotOf(part === FIRST ? fromFirst : fromAbove, L),
  witness: ({ sequence, row }) => ({ sequence, row }),
  printed: {
    [FIRST]: {
      says: 'all rows follow from the first',
      holds: ({ said, fromFirst }) => said === entry(fromFirst),
    },
    'from-above': {
      says: 'each row follows from the one above',
      holds: ({ said, fromAbove }) => said === entry(fromAbove),
    },
  },
  // The mutation has a wrong pivot in the last row.
  wrongAt: { case: { part: FIRST }, printedFails: true },
  wrong: ({ said, fromFirst, row, sequence }) =>
    said === entry(fromFirst) && (row !== 12 || sequence !== 4),
  evidence: ({ sequence, row, said, fromFirst, fromAbove }, { part }) => {
    const actual = entry(part === FIRST ? fromFirst : fromAbove)
    return { expected: said, actual, explain: `row ${row} of sequence ${sequence} is ${actual}` }
  },
  method: 'simulation',
}

/** The table with two vectors corrected. */
const CORRECTED = TABLE_1.map(({ vectors, pivots }, row) => {
  if (row === 7) return { vectors: vectors.with(1, '10 10 12 12'), pivots }
  return { vectors: row === 10 ? vectors.with(2, '8 9 10 10') : vectors, pivots }
})

export const gnTab1: readonly Claim[] = printedAndCorrected(
  table,
  {
    title: 'Table 1 with two vectors corrected: 10 10 12 12 and 8 9 10 10',
    statement: table.statement,
    conventions: [
      ...table.conventions!,
      'sequence 2, row 7: 10 10 12 12, printed 10 10 12 13',
      'sequence 3, row 10: 8 9 10 10, printed 9 9 10 10',
    ],
    instances: () => entriesOf(CORRECTED),
    // The mutation is the table as printed.
    wrongAt: { case: { part: 'from-above' } },
    wrong: ({ sequence, row, fromAbove }) =>
      saidAt(TABLE_1[row]!, sequence - 1) === entry(fromAbove),
  },
  {},
)
