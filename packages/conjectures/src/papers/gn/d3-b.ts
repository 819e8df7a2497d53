import type { Claim } from '../../claim/claim.ts'
import { hasMultiple, pivotOf, rowsOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** May the entry of this index cease to be a multiple in a move with this pivot before it? */
type MayDisappear = (index: number, pivot: number) => boolean

/** Moves keep the property "has a multiple of l". */
export const gnD3b: Claim = vectorClaim<MayDisappear>({
  id: 'GN-D3.b',
  kind: 'remark',
  source: `${GN}, section 2`,
  paperStatus: 'asserted',
  title: 'GM-moves keep the property "has a multiple of l"',
  statement: String.raw`If $x$ has a multiple of $l$, so has its GM-successor; an entry may cease to be a multiple only in a move at which another entry is the pivot.`,
  decides:
    'two moves from every vector: whether each successor has a multiple, and whether an entry that ceases to be one is never the pivotal one',
  parameters: [entries(1, 5), modulus(5)],
  ranges: 'any',
  printed: (index, pivot) => index !== pivot,
  examine: (mayDisappear, x, { l }) => {
    const rows = rowsOf(x, l, 2)
    const wrong = [0, 1].find((j) => {
      const [row, next] = [rows[j]!, rows[j + 1]!]
      const lost = row.flatMap((entry, i) => (entry % l === 0 && next[i]! % l !== 0 ? [i + 1] : []))
      return !hasMultiple(next, l) || lost.some((index) => !mayDisappear(index, pivotOf(row, l)))
    })
    return examined(pivotOf(x, l), wrong === undefined, () => ({
      expected: 'a multiple stays one while it is pivotal',
      actual: rows.map((row) => row.join()).join(' → '),
      explain: `in ${rows.map((row) => row.join()).join(' → ')} a multiple of ${l} is lost that may not be lost`,
    }))
  },
})
