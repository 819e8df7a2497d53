import { leaderCount } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { rangeOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** Leaders and outsiders. */
export const gnD8: Claim = vectorClaim<typeof leaderCount<number>>({
  id: 'GN-D8',
  kind: 'definition',
  source: `${GN}, section 2`,
  paperStatus: 'asserted',
  title: 'leaders are the indices with x_i − x_1 ≤ l; they are 1..m, and m = n iff range(x) ≤ l',
  statement: String.raw`Index $i$ is a leader of $x$ if $x_i-x_1\le l$. The leaders are $1,\dots,m$ with $m$ the largest one; $range(x)\le l$ iff $m=n$. The others are outsiders.`,
  decides: 'whether the leaders are the first indices, as many as computed, and all iff range ≤ l',
  parameters: [entries(1, 4), modulus(5)],
  ranges: 'any',
  multiples: 'both',
  printed: leaderCount,
  examine: (count, x, { n, l }) => {
    const leaders = x.flatMap((entry, i) => (entry - x[0]! <= l ? [i + 1] : []))
    const m = count(x, l)
    const isRight =
      leaders.every((index, i) => index === i + 1) &&
      leaders.length === m &&
      (m === n) === rangeOf(x) <= l
    return examined(leaders.length, isRight, () => ({
      expected: m,
      actual: leaders.join(),
      explain: `the indices with x_i − x_1 ≤ ${l} are {${leaders.join()}}, m is computed as ${m}`,
    }))
  },
})
