import type { Claim } from '../../claim/claim.ts'
import { pivotOf, rowsOfPursuit } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** When a pivot returns. */
export const gnL3: Claim = vectorClaim<(moves: number, l: number) => boolean>({
  id: 'GN-L3',
  kind: 'lemma',
  source: `${GN}, Lemma 3`,
  paperStatus: 'proved',
  title: 'an index that stops being the pivot becomes it again after kl further moves, k ≥ 1',
  statement: String.raw`Let $i$ be the pivot in row $j$ but not in row $j+1$. Then $i$ becomes the pivot again after $kl$ further moves, in row $j+1+kl$, for an integer $k\ge 1$. No condition on the range.`,
  conventions: ['"again" means the next row in which i is the pivot; k ≥ 1 reconstructed'],
  decides:
    'every first vector of bounded range, all rows until the range is ≤ l and three periods of nl rows more; every index that leaves the pivot before the last period must come back',
  parameters: [entries(1, 5), modulus(5)],
  ranges: 'any',
  printed: (moves, l) => moves >= l && moves % l === 0,
  examine: (isReturn, x, { n, l }) => {
    const { rows } = rowsOfPursuit(x, l, 3 * n * l)
    const pivots = rows.map((row) => pivotOf(row, l))
    const settled = rows.length - n * l
    const j = pivots.findIndex((pivot, row) => {
      if (row + 1 >= settled || pivots[row + 1] === pivot) return false
      const again = pivots.indexOf(pivot, row + 1)
      return again < 0 || !isReturn(again - row - 1, l)
    })
    return examined(rows.length, j < 0, () => {
      const again = pivots.indexOf(pivots[j]!, j + 1)
      return {
        expected: `a multiple of ${l}`,
        actual: again < 0 ? 'no return' : again - j - 1,
        explain: `index ${pivots[j]} is the pivot in row ${j}, not in row ${j + 1}, and next in ${again < 0 ? 'none' : `row ${again}`}`,
      }
    })
  },
})
