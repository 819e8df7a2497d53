import { chopRows, intervalRows, reductionByBisection } from '@nim/core/setnim/definitions'
import { TABLE_K, TABLE_START } from '../../../facts/setnim/algorithm-tables.ts'
import { type Claim, example } from '../../../judge/index.ts'

export const dhEX6: Claim = example({
  id: 'DH-EX6',
  kind: 'example',
  at: 'Example 6',
  title:
    'Algorithm 2 needs four rows, Algorithm 1 needs eight evaluations, and the results are the same',
  statement: String.raw`From the start of Table 1, $k=5$, Algorithm 2 visits the rows $i=8,7,6,5$ and stops with $m=98$; $red(x)=ctt(x,98)$, as by Algorithm 1.`,
  printed: {
    'rows visited': [8, 7, 6, 5],
    m: 98,
    'result of Algorithm 2': [12, 20, 33, 52, 79, 98, 98, 98],
    'result of Algorithm 1': [12, 20, 33, 52, 79, 98, 98, 98],
    reduction: [12, 20, 33, 52, 79, 98, 98, 98],
    'evaluations of Algorithm 1': 8,
  },
  computed: () => {
    const rows = intervalRows(TABLE_START, TABLE_K)
    const chops = chopRows(TABLE_START, TABLE_K)
    const { m } = rows.at(-1)!
    return {
      'rows visited': rows.map(({ i }) => i),
      m,
      'result of Algorithm 2': TABLE_START.map((height) => Math.min(height, m)),
      'result of Algorithm 1': chops.at(-1)!.x,
      reduction: reductionByBisection(TABLE_START, TABLE_K),
      'evaluations of Algorithm 1': chops.length,
    }
  },
  // The mutation omits one of the visited rows.
  wrong: { 'rows visited': [8, 7, 6] },
})
