import {
  intervalRows,
  partialSums,
  TABLE_K,
  TABLE_START,
} from '../../facts/setnim/algorithm-tables.ts'
import type { Claim } from '../../claim/claim.ts'
import { exampleClaim } from '../../judge/shapes/dh/example-claim.ts'
import { DH } from '../../claim/sources/dh.ts'

/** The run of Algorithm 2 on the start of the tables. */
export const dhTAB2: Claim = exampleClaim({
  id: 'DH-TAB2',
  kind: 'table',
  source: `${DH}, Table 2`,
  paperStatus: 'asserted',
  title: 'Algorithm 2 on (12,20,33,52,79,112,155,170), k = 5: four rows, m = 98',
  statement: String.raw`Algorithm 2 with $k=5$ from $(12,20,33,52,79,112,155,170)$: the partial sums, and the rows visited from $i=8$ down with their $m$ and intervals.`,
  conventions: [
    'row i = 8 has no interval; row i = 4 is not visited, its m and interval are blank',
  ],
  decides: 'every row, recomputed',
  complexity: 'nine rows',
  positions: 9,
  printed: {
    'partial sums': [0, 12, 32, 65, 117, 196, 308, 463, 633],
    'row 4': { S: 117, j: 4, kMinusJ: 1 },
    'row 5': { i: 5, S: 196, j: 3, kMinusJ: 2, m: 98, interval: '(79,112]', inInterval: 'Y' },
    'row 6': { i: 6, S: 308, j: 2, kMinusJ: 3, m: 102, interval: '(112,155]', inInterval: 'N' },
    'row 7': { i: 7, S: 463, j: 1, kMinusJ: 4, m: 115, interval: '(155,170]', inInterval: 'N' },
    'row 8': { i: 8, S: 633, j: 0, kMinusJ: 5, m: 126, interval: '', inInterval: 'N' },
    'rows visited': 4,
    result: 98,
  },
  computed: () => {
    const sums = partialSums(TABLE_START)
    const rows = intervalRows(TABLE_START, TABLE_K)
    return {
      'partial sums': sums,
      'row 4': {
        S: sums[4],
        j: TABLE_START.length - 4,
        kMinusJ: TABLE_K - (TABLE_START.length - 4),
      },
      ...Object.fromEntries(rows.map((row) => [`row ${row.i}`, row])),
      'rows visited': rows.length,
      result: rows.at(-1)!.m,
    }
  },
})
