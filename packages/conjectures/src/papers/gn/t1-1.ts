import type { Claim } from '../../claim/claim.ts'
import { GN } from '../../claim/sources/gn.ts'
import { DROP, type Drop, failureOfT11 } from '../../judge/shapes/gn/theorem-1.ts'
import { vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** In nl moves every entry drops by (n−1)l. */
export const gnT11: Claim = vectorClaim<Drop>({
  id: 'GN-T1.1',
  kind: 'theorem',
  source: `${GN}, Theorem 1`,
  paperStatus: 'proved',
  title: 'range ≤ l: every entry drops by (n−1)l in any nl successive moves',
  statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, then $x_i^j-x_i^{j+nl}=(n-1)l$ for all $i$ in $1..n$ and all $j\ge 0$.`,
  decides:
    'every first vector up to translation by l, rows 0..3nl; if x^{nl} = x − (n−1)l, later rows repeat these',
  parameters: [entries(1, 6), modulus(6)],
  ranges: 'at most l',
  printed: DROP,
  examine: (drop, x, { l }) => ({ value: x.at(-1)!, failure: failureOfT11(drop, x, l) }),
})
