import type { Claim } from '../../claim/claim.ts'
import { pivotOf, rowsOf, rowsOfPursuit } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { DROP, type Drop, failureOfT11 } from '../../judge/shapes/gn/theorem-1.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { choice, entries, modulus } from '../../facts/gm/vector-parameters.ts'

const SHIFT = 'L2'
const PERIOD = 'T1.1'

/** What Lemma 2 and T1.1 say. */
interface AfterPursuit {
  readonly shift: (pivot: number, n: number) => number
  readonly drop: Drop
}

/** What holds after the pursuit. */
export const gn26e: Claim = vectorClaim<AfterPursuit>({
  id: 'GN-2.6.e',
  kind: 'remark',
  source: `${GN}, section 2.6`,
  paperStatus: 'asserted',
  title: 'Lemma 2 and Theorem 1 apply with x^{j_0} for x^0',
  statement: String.raw`For $range(x^0)>l$, Lemma 2 and Theorem 1 apply with $x^0$ replaced by $x^{j_0}$.`,
  decides:
    'the left shift and T1.1 on 3nl rows after the first vector of range ≤ l, for every first vector of bounded range',
  parameters: [entries(2, 5), modulus(5), choice('part', 'what applies', [SHIFT, PERIOD])],
  ranges: 'above l',
  printed: { shift: (pivot, n) => (pivot === 1 ? n : pivot - 1), drop: DROP },
  examine: (printed, x, { n, l, part }) => {
    const { rows, j0 } = rowsOfPursuit(x, l, 0)
    const start = rows.at(-1)!
    if (part === PERIOD) return { value: j0 ?? 0, failure: failureOfT11(printed.drop, start, l) }
    const pivots = rowsOf(start, l, 2 * n * l).map((row) => pivotOf(row, l))
    const j = pivots.findIndex(
      (pivot, row) => row + l < pivots.length && pivots[row + l] !== printed.shift(pivot, n),
    )
    return examined(j0 ?? 0, j < 0, () => ({
      expected: printed.shift(pivots[j]!, n),
      actual: pivots[j + l]!,
      explain: `x^{j_0} is ${start.join()}; the pivot is ${pivots[j]} in row j_0 + ${j} and ${pivots[j + l]} ${l} rows later`,
    }))
  },
})
