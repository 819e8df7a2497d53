import type { Claim } from '../../claim/claim.ts'
import { hasMultiple, leadersOf, rowsOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { choice, entries, modulus } from '../../facts/gm/vector-parameters.ts'

const LITERAL = 'r1'
/** The reading that speaks of ml moves of a stage. */
export const CYCLE = 'r2'

/** How far entry i drops in m·l moves. */
type Drop = (i: number, m: number, l: number) => number

/** A whole cycle of a stage. */
export const gn26c: Claim = vectorClaim<Drop>({
  id: 'GN-2.6.c',
  kind: 'remark',
  source: `${GN}, section 2.6`,
  paperStatus: 'asserted',
  title: 'in ml moves leaders drop by (m−1)l and outsiders by ml',
  statement: String.raw`In the first $ml$ moves entry $i$ is lowered by $(m-1)l$ if $i\le m$ and by $ml$ if $i>m$; so the outsiders gain $l$ on the leaders in every $ml$ moves.`,
  conventions: [
    'numbers reconstructed',
    'readings: (r1) from every x^0 of range > l; (r2) while a stage lasts: a leader of x^0 is a multiple of l, and no outsider becomes a leader in the ml moves',
  ],
  decides: 'all entries after ml moves, for every first vector of bounded range',
  parameters: [entries(2, 5), modulus(5), choice('reading', 'of "first"', [LITERAL, CYCLE])],
  ranges: 'above l',
  printed: (i, m, l) => (i <= m ? m - 1 : m) * l,
  examine: (drop, x, { l, reading }) => {
    const m = leadersOf(x, l)
    const rows = rowsOf(x, l, m * l)
    const last = rows.at(-1)!
    const isStage = hasMultiple(x.slice(0, m), l) && rows.every((row) => leadersOf(row, l) === m)
    const wrong = x.findIndex((entry, i) => entry - last[i]! !== drop(i + 1, m, l))
    return examined(last[0]! + m * l, wrong < 0 || (reading === CYCLE && !isStage), () => ({
      expected: drop(wrong + 1, m, l),
      actual: x[wrong]! - last[wrong]!,
      explain: `after ml = ${m * l} moves the vector is ${last.join()}; entry ${wrong + 1} dropped by ${x[wrong]! - last[wrong]!}`,
    }))
  },
})
