import type { Claim } from '../../claim/claim.ts'
import type { FixedDomain } from '../../claim/verdict.ts'
import { instanceClaim } from '../../judge/shapes/gn/instance-claim.ts'
import { pivotOf, rowsOf, successorOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'

/** A row of the table: four vectors with their pivots. */
export type TableRow = readonly (readonly [vector: string, pivot: number])[]

const L = 3

export const TABLE_1: readonly TableRow[] = [
  [
    ['15 15 17 18', 2],
    ['15 16 17 17', 1],
    ['15 17 17 18', 1],
    ['15 18 18 18', 1],
  ],
  [
    ['14 15 16 17', 2],
    ['15 15 16 16', 2],
    ['15 16 16 17', 1],
    ['15 17 17 17', 1],
  ],
  [
    ['13 15 15 16', 3],
    ['14 15 15 15', 4],
    ['15 15 15 16', 3],
    ['15 16 16 16', 1],
  ],
  [
    ['12 14 15 15', 1],
    ['13 14 14 15', 4],
    ['14 14 15 15', 4],
    ['15 15 15 15', 4],
  ],
  [
    ['12 13 14 14', 1],
    ['12 13 13 15', 1],
    ['13 13 14 15', 4],
    ['14 14 14 15', 4],
  ],
  [
    ['12 12 13 13', 2],
    ['12 12 12 14', 3],
    ['12 12 13 15', 2],
    ['13 13 13 15', 4],
  ],
  [
    ['11 12 12 12', 4],
    ['11 11 12 13', 3],
    ['11 12 12 14', 3],
    ['12 12 12 15', 3],
  ],
  [
    ['10 11 11 12', 4],
    ['10 10 12 13', 4],
    ['10 11 12 13', 3],
    ['11 11 12 14', 3],
  ],
  [
    ['9 10 10 12', 1],
    ['9 9 11 12', 2],
    ['9 10 12 12', 1],
    ['10 10 12 13', 3],
  ],
  [
    ['9 9 9 11', 3],
    ['8 9 10 11', 2],
    ['9 9 11 11', 2],
    ['9 9 12 12', 2],
  ],
  [
    ['8 8 9 10', 3],
    ['7 9 9 10', 3],
    ['9 9 10 10', 2],
    ['8 9 11 11', 2],
  ],
  [
    ['7 7 9 9', 4],
    ['6 8 9 9', 1],
    ['7 9 9 9', 4],
    ['7 9 10 10', 2],
  ],
  [
    ['6 6 8 9', 2],
    ['6 7 8 8', 1],
    ['6 8 8 9', 1],
    ['6 9 9 9', 1],
  ],
]

function vectorOf(text: string): number[] {
  return text.split(' ').map(Number)
}

/** Table 1. */
export const gnTab1: Claim = tableClaim({
  id: 'GN-Tab1',
  source: `${GN}, Table 1`,
  paperStatus: 'observed',
  title: 'four GM-sequences with n = 4, l = 3 and their pivots, 13 rows each',
  changes: [],
  rows: TABLE_1,
})

/** A claim that the rows of the table are GM-sequences. */
export function tableClaim(claim: {
  readonly id: string
  readonly source: string
  readonly paperStatus: 'observed' | 'asserted'
  readonly title: string
  /** What differs from the printed table, in words. */
  readonly changes: readonly string[]
  readonly rows: readonly TableRow[]
}): Claim {
  return instanceClaim<{ part: string }, FixedDomain, readonly TableRow[]>({
    id: claim.id,
    kind: 'table',
    source: claim.source,
    paperStatus: claim.paperStatus,
    title: claim.title,
    statement: String.raw`Each row of Table 1 is the GM-successor of the row above, and $\pi$ is its pivot.`,
    conventions: [
      'n = 4 and l = 3 are reconstructed; rows and sequences are numbered as printed, rows from 0',
      ...claim.changes,
    ],
    decides:
      'all 52 printed vectors and pivots: from the first row of each sequence, and each row from its printed predecessor',
    parameters: [
      {
        kind: 'choice',
        name: 'part',
        about: 'what a row is recomputed from',
        values: () => ['from-first', 'from-above'],
      },
    ],
    method: 'simulation',
    defaultDomain: () => ({ kind: 'fixed' }),
    size: () => BigInt(4 * TABLE_1.length),
    printed: claim.rows,
    *instances(rows, { parameters: { part } }) {
      for (const [j, row] of rows.entries()) {
        for (const [s, [text, pivot]] of row.entries()) {
          const above = rows[Math.max(0, j - 1)]![s]![0]
          const actual =
            part === 'from-first'
              ? rowsOf(vectorOf(rows[0]![s]![0]), L, j)[j]!
              : j === 0
                ? vectorOf(text)
                : successorOf(vectorOf(above), L)
          const found = `${actual.join(' ')}, pivot ${pivotOf(actual, L)}`
          yield {
            holds: found === `${text}, pivot ${pivot}`,
            value: pivotOf(actual, L),
            expected: `${text}, pivot ${pivot}`,
            actual: found,
            witness: { sequence: s + 1, row: j },
            explain: `row ${j} of sequence ${s + 1} is ${found}`,
          }
        }
      }
    },
  })
}
