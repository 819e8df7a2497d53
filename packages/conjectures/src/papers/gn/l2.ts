import type { Claim } from '../../claim/claim.ts'
import { pivotOf, rowsOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** The left shift. */
export const gnL2: Claim = vectorClaim<(pivot: number, n: number) => number>({
  id: 'GN-L2',
  kind: 'lemma',
  source: `${GN}, Lemma 2`,
  paperStatus: 'proved',
  title: 'left shift: pivot(x^{j+l}) = pivot(x^j) − 1, with n for 0',
  statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, then $pivot(x^{j+l})=pivot(x^j)-1$ for every $j\ge 0$, where $1-1=0$ means $n$.`,
  decides:
    'every first vector up to translation by l, rows 0..3nl; if x^{nl} = x − (n−1)l, later rows repeat these',
  parameters: [entries(1, 6), modulus(6)],
  ranges: 'at most l',
  printed: (pivot, n) => (pivot === 1 ? n : pivot - 1),
  examine: (shift, x, { n, l }) => {
    const pivots = rowsOf(x, l, 3 * n * l).map((row) => pivotOf(row, l))
    const j = pivots.findIndex((pivot, row) => {
      const later = pivots[row + l]
      return later !== undefined && later !== shift(pivot, n)
    })
    return examined(pivots[l]!, j < 0, () => ({
      expected: shift(pivots[j]!, n),
      actual: pivots[j + l]!,
      explain: `the pivot is ${pivots[j]} in row ${j} and ${pivots[j + l]} in row ${j + l}`,
    }))
  },
})
