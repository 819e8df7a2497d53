import { type GmSequence, pivotOf } from '@nim/core/gm/definitions'
import { type Claim, instances } from '../../../judge/index.ts'
import { sequences } from '../sequences.ts'

/** True if Lemma 2 holds in the rows 0..3nl. */
export function shiftsLeft({ n, l, pivots }: GmSequence): boolean {
  return pivots.slice(l).every((pivot, j) => pivot === (pivots[j] === 1 ? n : pivots[j]! - 1))
}

export const gnL2: Claim = instances({
  ...sequences({ n: [1, 6], l: 6, ranges: 'at most l' }),
  id: 'GN-L2',
  kind: 'lemma',
  at: 'Lemma 2',
  paperStatus: 'proved',
  title: 'left shift: pivot(x^{j+l}) = pivot(x^j) − 1, where 0 means n',
  statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, then $pivot(x^{j+l})=pivot(x^j)-1$ for every $j\ge 0$, where $1-1=0$ means $n$.`,
  digest: ({ pivots, l }) => pivots[l]!,
  printed: shiftsLeft,
  // The mutation also states that no index is the pivot of two successive rows.
  wrongAt: { case: { n: 6, l: 2 } },
  wrong: (s) => shiftsLeft(s) && s.pivots.every((pivot, j) => pivot !== s.pivots[j + 1]),
})

/**
 * After an index stops being the pivot, the number of moves until it is the pivot again; null if
 * this never happens. The list contains one number for each such index. The numbers are computed in
 * all rows, except the last nl, until the range is ≤ l and for three more periods.
 */
function returnsOf(s: GmSequence): (number | null)[] {
  const { n, l } = s
  const pivots = s.pursuit(3 * n * l).rows.map((row) => pivotOf(row, l))
  const settled = pivots.length - n * l
  return pivots.slice(0, settled - 1).flatMap((pivot, j) => {
    if (pivots[j + 1] === pivot) return []
    const again = pivots.indexOf(pivot, j + 1)
    return [again < 0 ? null : again - j - 1]
  })
}

export const gnL3: Claim = instances({
  ...sequences({ n: [1, 5], l: 5 }),
  id: 'GN-L3',
  kind: 'lemma',
  at: 'Lemma 3',
  paperStatus: 'proved',
  title: 'an index that stops being the pivot becomes it again after kl further moves, k ≥ 1',
  statement: String.raw`Let $i$ be the pivot in row $j$ but not in row $j+1$. Then $i$ becomes the pivot again after $kl$ further moves, in row $j+1+kl$, for an integer $k\ge 1$. No condition on the range.`,
  conventions: [
    '"again" means the next row in which i is the pivot; the condition k ≥ 1 is reconstructed',
  ],
  decides:
    'every first vector of bounded range: all rows until the range is ≤ l, then three periods of nl rows; every index that stops being the pivot before the last period must become it again',
  digest: (s) => s.pursuit(3 * s.n * s.l).rows.length,
  printed: (s) =>
    returnsOf(s).every((moves) => moves !== null && moves >= s.l && moves % s.l === 0),
  // The mutation states that k < n − 1 always holds for the pivots of range ≤ l.
  wrongAt: { case: { n: 4, l: 3 }, max: 3 },
  wrong: (s) => returnsOf(s).every((moves) => moves !== null && moves < (s.n - 1) * s.l),
})
