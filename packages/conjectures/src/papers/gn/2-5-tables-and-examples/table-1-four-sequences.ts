import type { Claim } from '../../../claim/claim.ts'
import type { FixedDomain } from '../../../claim/verdict.ts'
import { pivotOf, rowsFrom, successorOf } from '../../../facts/gm/rule-by-definition.ts'
import { corrected } from '../../../judge/corrected.ts'
import { type InstancesClaim, instances } from '../../../judge/instances.ts'
import { TABLE_1, type TableRow } from './table-1-as-printed.ts'

const L = 3
const FIRST = 'from-first'

/** An entry of the table beside the vector that is computed from the first row, or from the row above. */
interface TableEntry {
  readonly sequence: number
  readonly row: number
  readonly vector: string
  readonly pivot: number
  readonly fromFirst: readonly number[]
  readonly fromAbove: readonly number[]
}

function* entriesOf(rows: readonly TableRow[]): Generator<TableEntry> {
  const vectorAt = (row: number, s: number): number[] => rows[row]![s]![0].split(' ').map(Number)
  for (const [row, entries] of rows.entries()) {
    for (const [s, [vector, pivot]] of entries.entries()) {
      const fromFirst = rowsFrom(vectorAt(0, s), L, row)[row]!
      const fromAbove = row === 0 ? fromFirst : successorOf(vectorAt(row - 1, s), L)
      yield { sequence: s + 1, row, vector, pivot, fromFirst, fromAbove }
    }
  }
}

/** An entry in words. */
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
  domain: () => ({ kind: 'fixed' }),
  instances: () => entriesOf(TABLE_1),
  cost: () => BigInt(4 * TABLE_1.length),
  digest: ({ fromFirst, fromAbove }, { part }) =>
    pivotOf(part === FIRST ? fromFirst : fromAbove, L),
  witness: ({ sequence, row }) => ({ sequence, row }),
  printed: {
    [FIRST]: {
      says: 'all rows follow from the first',
      holds: ({ vector, pivot, fromFirst }) => `${vector}, pivot ${pivot}` === entry(fromFirst),
    },
    'from-above': {
      says: 'each row follows from the one above',
      holds: ({ vector, pivot, fromAbove }) => `${vector}, pivot ${pivot}` === entry(fromAbove),
    },
  },
  // a wrong pivot in the last row
  wrong: {
    case: { part: FIRST },
    printedFails: true,
    holds: ({ vector, pivot, fromFirst, row, sequence }) =>
      `${vector}, pivot ${row === 12 && sequence === 4 ? pivot + 1 : pivot}` === entry(fromFirst),
  },
  evidence: ({ sequence, row, vector, pivot, fromFirst, fromAbove }, { part }) => {
    const actual = entry(part === FIRST ? fromFirst : fromAbove)
    return {
      expected: `${vector}, pivot ${pivot}`,
      actual,
      explain: `row ${row} of sequence ${sequence} is ${actual}`,
    }
  },
  method: 'simulation',
}

/** Table 1. */
export const gnTab1: Claim = instances(table)

/** Sequence (0-based), row, and the vector in the place of the printed one. */
const CORRECTIONS = [
  { sequence: 1, row: 7, vector: '10 10 12 12' },
  { sequence: 2, row: 10, vector: '8 9 10 10' },
]

const CORRECTED: readonly TableRow[] = TABLE_1.map((entries, j) =>
  entries.map(([vector, pivot], s) => {
    const found = CORRECTIONS.find(({ sequence, row }) => sequence === s && row === j)
    return [found?.vector ?? vector, pivot] as const
  }),
)

/** Table 1 with two entries corrected. */
export const gnTab1Fix: Claim = instances(
  corrected(table, {
    title: 'Table 1 with two vectors corrected: 10 10 12 12 and 8 9 10 10',
    statement: table.statement,
    conventions: [
      ...table.conventions!,
      'sequence 2, row 7: 10 10 12 12, printed 10 10 12 13',
      'sequence 3, row 10: 8 9 10 10, printed 9 9 10 10',
    ],
    instances: () => entriesOf(CORRECTED),
    // the table as printed
    wrong: {
      case: { part: 'from-above' },
      holds: ({ sequence, row, fromAbove }) => {
        const [vector, pivot] = TABLE_1[row]![sequence - 1]!
        return `${vector}, pivot ${pivot}` === entry(fromAbove)
      },
    },
  }),
)
