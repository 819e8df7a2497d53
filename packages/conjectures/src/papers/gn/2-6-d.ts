import type { Claim } from '../../claim/claim.ts'
import { hasMultiple, leadersOf, rowsOfPursuit } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** What is said of one stage and of the number of stages. */
interface Stages {
  /** Moves until entry m+1 is a leader; gap = x_{m+1} − x_1 − l. */
  moves(m: number, l: number, gap: number): number
  count(n: number): number
}

/** The stages of the pursuit. */
export const gn26d: Claim = vectorClaim<Stages>({
  id: 'GN-2.6.d',
  kind: 'remark',
  source: `${GN}, section 2.6`,
  paperStatus: 'asserted',
  title: 'a stage takes at most ml⌈(x_{m+1}−x_1−l)/l⌉ moves, and there are at most n−1 stages',
  statement: String.raw`Once a leader is a multiple of $l$, entry $m+1$ joins the leaders within $ml\lceil(x_{m+1}-x_1-l)/l\rceil$ moves; at most $n-1$ stages give the last vector with range $>l$.`,
  conventions: [
    'counts are lost; this is the natural reading: whole cycles that fit into the gap, and one more',
    'a stage is a maximal sequence of rows with the same number m < n of leaders, one of which is a multiple of l',
  ],
  decides: 'every stage of every pursuit from a first vector of bounded range',
  parameters: [entries(2, 5), modulus(5)],
  ranges: 'above l',
  printed: { moves: (m, l, gap) => m * l * Math.ceil(gap / l), count: (n) => n - 1 },
  examine: (stages, x, { n, l }) => {
    const { rows } = rowsOfPursuit(x, l, 0)
    const starts: number[] = []
    let m = 0
    rows.forEach((row, j) => {
      const leaders = leadersOf(row, l)
      if (leaders === m || leaders === n || !hasMultiple(row.slice(0, leaders), l)) return
      m = leaders
      starts.push(j)
    })
    const long = starts.find((start) => {
      const row = rows[start]!
      const leaders = leadersOf(row, l)
      const joined = rows.findIndex((later, j) => j > start && leadersOf(later, l) > leaders)
      const most = stages.moves(leaders, l, row[leaders]! - row[0]! - l)
      return joined < 0 || joined - start > most
    })
    const isRight = long === undefined && starts.length <= stages.count(n)
    return examined(starts.length, isRight, () => ({
      expected: `at most ${stages.count(n)} stages, each within its bound`,
      actual: `${starts.length} stages`,
      explain: `stages begin in the rows ${starts.join()} of ${rows.length}${long === undefined ? '' : `; that of row ${long}, ${rows[long]!.join()}, is too long`}`,
    }))
  },
})
