import type { Claim } from '../../claim/claim.ts'
import { CORRECTED } from '../../claim/sources/gn.ts'
import { TABLE_1, tableClaim, type TableRow } from './tab1.ts'

/** Sequence (0-based), row, and the vector in the place of the printed one. */
const CORRECTIONS = [
  { sequence: 1, row: 7, vector: '10 10 12 12' },
  { sequence: 2, row: 10, vector: '8 9 10 10' },
]

function corrected(): TableRow[] {
  return TABLE_1.map((entries, j) =>
    entries.map(([vector, pivot], s) => {
      const found = CORRECTIONS.find(({ sequence, row }) => sequence === s && row === j)
      return [found?.vector ?? vector, pivot] as const
    }),
  )
}

/** Table 1 with two entries corrected. */
export const gnTab1Fix: Claim = tableClaim({
  id: 'GN-Tab1-fix',
  source: CORRECTED,
  paperStatus: 'asserted',
  title: 'Table 1 with two vectors corrected: 10 10 12 12 and 8 9 10 10',
  changes: [
    'sequence 2, row 7: 10 10 12 12, printed 10 10 12 13',
    'sequence 3, row 10: 8 9 10 10, printed 9 9 10 10',
  ],
  rows: corrected(),
})
