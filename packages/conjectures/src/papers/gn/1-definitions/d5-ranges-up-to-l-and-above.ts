import { pursuit } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import { rangeOf } from '../../../facts/gm/rule-by-definition.ts'
import type { GmSequence } from '../../../facts/gm/sequence.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { instances } from '../../../judge/instances.ts'

/** The number of vectors of range above l, until a period after the first of range ≤ l. */
function above(s: GmSequence): number {
  return s.pursuit(s.n * s.l).rows.filter((row) => rangeOf(row) > s.l).length
}

/** Range, and the two parts of a sequence. */
export const gnD5: Claim = instances({
  ...sequences({ n: [1, 4], l: 4 }),
  id: 'GN-D5',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'S_≤l and S_>l: the vectors of a sequence with range at most l and above l',
  statement: String.raw`$range(x)=x_n-x_1$; $S_{\le l}$ and $S_{>l}$ are the vectors of the sequence with range $\le l$ and $>l$. $S_{>l}$ may be empty; then $j_0=0$.`,
  conventions: ['judged: j_0 as computed is the number of vectors in S_>l'],
  digest: above,
  printed: (s) => pursuit(s.x, s.l).moves === above(s),
  wrong: {
    case: { n: 2, l: 2 },
    max: 4,
    // as if every move lowered the range
    holds: (s) => Math.max(0, s.range - s.l) === above(s),
  },
})
