import { slowSetNim } from '@nim/core/rules'
import { isPTypeByConjecture1 } from '@nim/core/setnim'
import { everyK } from '../../../facts/setnim/game-families.ts'
import { moveSizesFrom } from '../../../facts/setnim/move-sets.ts'
import { gridFound } from '../../../facts/setnim/position-grid.ts'
import { type Claim, instances } from '../../../judge/index.ts'
import { drawnBy, gridsOf } from '../position-grids.ts'

const GAMES = {
  ...everyK(5, 8),
  ruleset: ({ n, k }: { n: number; k: number }) => slowSetNim(n, moveSizesFrom(k, n)),
}

export const dhFIG7: Claim = instances({
  ...gridsOf(GAMES, gridFound),
  id: 'DH-FIG7',
  kind: 'table',
  at: 'Figure 7',
  title: 'position grids of SN(n,{k,…,n})',
  statement: String.raw`The position grids of $SN(n,\{k,\dots,n\})$, modulus $2k$: the columns $o\ge k$ are all N, and the P-cells keep their triangular shape $o\le r\le2k-2-o$ at a smaller scale.`,
  conventions: [
    'our copy of the text lacks the pairs (n,k) of the two printed grids, one conjectured and one proven; nimlab checks n = 5..8 and all k',
    'the data contain the computed grid: one string per o, indexed by r',
  ],
  quick: { ranges: { n: [5, 6] } },
  says: {
    triangle:
      'a cell is P iff o ≤ r ≤ 2k−2−o, modulus 2k: the triangle of P-cells at a smaller scale',
    columns: 'the columns o ≥ k are all N',
  },
  printed: {
    triangle: drawnBy(({ n, k }, type) => isPTypeByConjecture1(n, k, type)),
    columns: ({ o, letter }, { k }) => (letter === '?' || o < k ? null : letter === 'N'),
  },
  // In the mutation, every cell of the column o = k−1 is N.
  wrongAt: { case: { n: 5, k: 3, part: 'columns' }, max: 5 },
  wrong: ({ o, letter }, { k }) => (letter === '?' || o < k - 1 ? null : letter === 'N'),
})
