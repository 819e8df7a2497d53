import type { Claim } from '../../claim/claim.ts'
import {
  hasMultiple,
  leadersOf,
  pivotOf,
  rowsOfPursuit,
} from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** The pivot stays among the leaders. */
export const gn26b: Claim = vectorClaim<(pivot: number, m: number) => boolean>({
  id: 'GN-2.6.b',
  kind: 'remark',
  source: `${GN}, section 2.6`,
  paperStatus: 'asserted',
  title: 'once a leader is a multiple, the pivot stays in 1..m until entry m+1 becomes a leader',
  statement: String.raw`Once a leader is a multiple of $l$, the pivot stays in $\{1,\dots,m\}$ until entry $m+1$, perhaps together with others, becomes a leader.`,
  decides:
    'every first vector of bounded range and every row of the pursuit: from the row at which a leader is a multiple until the leaders change',
  parameters: [entries(2, 5), modulus(5)],
  ranges: 'above l',
  printed: (pivot, m) => pivot >= 1 && pivot <= m,
  examine: (isAllowed, x, { l }) => {
    const { rows } = rowsOfPursuit(x, l, 0)
    let m = 0
    const wrong = rows.findIndex((row) => {
      const leaders = leadersOf(row, l)
      if (leaders !== m) m = hasMultiple(row.slice(0, leaders), l) ? leaders : 0
      return m > 0 && !isAllowed(pivotOf(row, l), m)
    })
    return examined(rows.length, wrong < 0, () => ({
      expected: 'the pivot is a leader',
      actual: pivotOf(rows[wrong]!, l),
      explain: `in row ${wrong}, ${rows[wrong]!.join()}, the pivot is ${pivotOf(rows[wrong]!, l)} of ${leadersOf(rows[wrong]!, l)} leaders`,
    }))
  },
})
