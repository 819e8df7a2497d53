import type { Claim } from '../../../claim/claim.ts'
import type { GmSequence } from '../../../facts/gm/sequence.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { instances } from '../../../judge/instances.ts'

/** T1.1 along the rows 0..3nl. */
export function dropsInPeriods({ n, l, rows }: GmSequence): boolean {
  return rows.slice(n * l).every((row, j) => row.every((v, i) => rows[j]![i]! - v === (n - 1) * l))
}

/** In nl moves every entry drops by (n−1)l. */
export const gnT11: Claim = instances({
  ...sequences({ n: [1, 6], l: 6, ranges: 'at most l' }),
  id: 'GN-T1.1',
  kind: 'theorem',
  at: 'Theorem 1',
  paperStatus: 'proved',
  title: 'range ≤ l: every entry drops by (n−1)l in any nl successive moves',
  statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, then $x_i^j-x_i^{j+nl}=(n-1)l$ for all $i$ in $1..n$ and all $j\ge 0$.`,
  digest: ({ x }) => x.at(-1)!,
  printed: dropsInPeriods,
  // nl for the last entry, if range(x^0) = l
  wrong: {
    case: { n: 3, l: 3 },
    holds: ({ x, n, l, range, rows }) =>
      rows[n * l]!.every((later, i) => {
        const isLowered = i + 1 === n && range === l
        return x[i]! - later === (isLowered ? n * l : (n - 1) * l)
      }),
  },
})
