import { chopRows, RAISED_START, TABLE_K } from '../../facts/setnim/algorithm-tables.ts'
import type { Claim } from '../../claim/claim.ts'
import { exampleClaim } from '../../judge/shapes/dh/example-claim.ts'
import { DH } from '../../claim/sources/dh.ts'

/** Algorithm 1 with the highest stack raised a hundredfold. */
export const dhTAB1x: Claim = exampleClaim({
  id: 'DH-TAB1x',
  kind: 'table',
  source: `${DH}, section 2, after Table 2`,
  paperStatus: 'asserted',
  title: 'with 17000 in the place of 170 Algorithm 1 needs 11 evaluations of ν instead of 8',
  statement: String.raw`With the highest stack of Table 1 raised from 170 to 17000, Algorithm 1 needs 11 evaluations of $\nu$ instead of 8 and has the same result.`,
  conventions: ['the values of ν are reconstructed; their number is printed'],
  decides: 'the whole run, recomputed',
  complexity: 'eleven rows',
  positions: 11,
  printed: {
    evaluations: 11,
    values: [3492, 791, 250, 142, 118, 108, 104, 101, 99, 98, 98],
    result: [12, 20, 33, 52, 79, 98, 98, 98],
  },
  computed: () => {
    const rows = chopRows(RAISED_START, TABLE_K)
    return {
      evaluations: rows.length,
      values: rows.map(({ nu }) => nu),
      result: rows.at(-1)!.x,
    }
  },
})
