import { leaderCount } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { instances } from '../../../judge/instances.ts'

/** Leaders and outsiders. */
export const gnD8: Claim = instances({
  ...sequences({ n: [1, 4], l: 5, multiples: 'both' }),
  id: 'GN-D8',
  kind: 'definition',
  at: 'section 2',
  paperStatus: 'asserted',
  title: 'leaders are the indices with x_i − x_1 ≤ l; they are 1..m, and m = n iff range(x) ≤ l',
  statement: String.raw`Index $i$ is a leader of $x$ if $x_i-x_1\le l$. The leaders are $1,\dots,m$ with $m$ the largest one; $range(x)\le l$ iff $m=n$. The others are outsiders.`,
  digest: (s) => s.leaders,
  printed: ({ x, n, l, range }) => {
    const m = leaderCount(x, l)
    return x.every((entry, i) => entry - x[0]! <= l === i < m) && (m === n) === range <= l
  },
  // < l in the place of ≤ l
  wrong: {
    case: { n: 2, l: 2 },
    holds: ({ x, l }) => x.every((entry, i) => entry - x[0]! < l === i < leaderCount(x, l)),
  },
})
