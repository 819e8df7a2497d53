import { isPTypeByTheorem33, isPTypeByTheorem51 } from '@nim/core/setnim'
import { allButOne } from '../../../facts/setnim/game-families.ts'
import { gridFound } from '../../../facts/setnim/position-grid.ts'
import { type Claim, instances } from '../../../judge/index.ts'
import { drawnBy, gridsOf } from '../position-grids.ts'

export const dhFIG3: Claim = instances({
  ...gridsOf(allButOne(3, 8), gridFound),
  id: 'DH-FIG3',
  kind: 'table',
  at: 'Figure 3',
  title: 'position grids of SN(n,{n−1})',
  statement: String.raw`The position grid of $SN(n,\{n-1\})$: the cell $(o,r)$ holds P iff $o\le r\le 2n-4-o$ or $(o,r)=(n,n-2)$.`,
  conventions: [
    'our copy of the text lacks the values of n of the two printed grids, so nimlab checks every n with the cells of Theorem 3.3',
    'the data contain the computed grid: one string per o, indexed by r',
  ],
  quick: { ranges: { n: [3, 6] } },
  printed: drawnBy(({ n }, type) => isPTypeByTheorem33(n, type)),
  // The mutation uses the cells of Figure 6.
  wrongAt: { case: { n: 4 }, max: 6 },
  wrong: drawnBy(({ n }, type) => isPTypeByTheorem51(n, type)),
})
