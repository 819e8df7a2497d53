import { pursuit } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { rowsOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { DROP, type Drop } from '../../judge/shapes/gn/theorem-1.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** Eventual periodicity. */
export const gn4a: Claim = vectorClaim<Drop>({
  id: 'GN-4a',
  kind: 'remark',
  source: `${GN}, section 4`,
  paperStatus: 'asserted',
  title: 'after the first j_0 moves, every nl further moves lower all entries by (n−1)l',
  statement: String.raw`After the first $j_0$ moves every $nl$ further moves lower all entries by the same constant $(n-1)l$; $j_0$ and $x^{j_0}$ are efficiently computable.`,
  conventions: ['j_0 by the pursuit algorithm (GN-2.6); indices reconstructed'],
  decides:
    'every first vector of bounded range: all entries in nl rows after x^{j_0}, compared with those nl rows later, move by move',
  parameters: [entries(1, 5), modulus(5)],
  ranges: 'any',
  printed: DROP,
  examine: (statement, x, { n, l }) => {
    const { moves: j0 } = pursuit(x, l)
    const [moves, drop] = [statement.moves(n, l), statement.drop(n, l)]
    const rows = rowsOf(x, l, j0 + n * l + moves)
    const wrong = rows.findIndex(
      (row, j) =>
        j >= j0 &&
        j + moves < rows.length &&
        row.some((entry, i) => entry - rows[j + moves]![i]! !== drop),
    )
    return examined(j0, wrong < 0, () => ({
      expected: drop,
      actual: rows[wrong]!.map((entry, i) => entry - rows[wrong + moves]![i]!).join(),
      explain: `j_0 = ${j0}; row ${wrong} is ${rows[wrong]!.join()}, row ${wrong + moves} is ${rows[wrong + moves]!.join()}`,
    }))
  },
})
