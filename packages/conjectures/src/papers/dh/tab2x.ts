import {
  intervalRows,
  partialSums,
  RAISED_START,
  TABLE_K,
  TABLE_START,
} from '../../facts/setnim/algorithm-tables.ts'
import type { Claim } from '../../claim/claim.ts'
import { exampleClaim } from '../../judge/shapes/dh/example-claim.ts'
import { DH } from '../../claim/sources/dh.ts'

/** Algorithm 2 with the highest stack raised a hundredfold. */
export const dhTAB2x: Claim = exampleClaim({
  id: 'DH-TAB2x',
  kind: 'table',
  source: `${DH}, section 2, after Table 2`,
  paperStatus: 'asserted',
  title: 'with 17000 in the place of 170 Algorithm 2 takes the same number of steps',
  statement: String.raw`With the highest stack of Table 2 raised from 170 to 17000, Algorithm 2 takes the same number of steps; only the last sum, the largest $m$ and the upper end of the interval at $i=7$ (the $17000$) change.`,
  conventions: [
    'the changed numbers are those named in the text: 633 to 17463, 126 to 3492, 170 to 17000',
  ],
  decides: 'both runs, recomputed and compared',
  complexity: 'nine rows',
  positions: 18,
  printed: {
    'rows visited': [4, 4],
    'sums that change': [[633, 17463]],
    'values of m that change': [[126, 3492]],
    'intervals that change': [['(155,170]', '(155,17000]']],
    m: 98,
  },
  computed: () => {
    const [before, after] = [TABLE_START, RAISED_START].map((x) => intervalRows(x, TABLE_K))
    const sums = partialSums(TABLE_START).map((sum, i) => [sum, partialSums(RAISED_START)[i]])
    const changes = (key: 'm' | 'interval'): unknown[] =>
      before!.map((row, i) => [row[key], after![i]?.[key]]).filter(([a, b]) => a !== b)
    return {
      'rows visited': [before!.length, after!.length],
      'sums that change': sums.filter(([a, b]) => a !== b),
      'values of m that change': changes('m'),
      'intervals that change': changes('interval'),
      m: after!.at(-1)!.m,
    }
  },
})
