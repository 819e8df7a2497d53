import { areEquivalentWords, leaderCount, minimalPeriod, pursuit } from '@nim/core/gm'
import {
  areEquivalentByDefinition,
  type GmSequence,
  periodByDefinition,
  rangeOf,
  words,
} from '@nim/core/gm/definitions'
import { type Claim, instances, type UpToDomain } from '../../../judge/index.ts'
import { sequences } from '../sequences.ts'

const definition = { kind: 'definition', at: 'section 1', paperStatus: 'asserted' } as const

/**
 * The number of vectors with range above l, counted until one period after the first vector of
 * range ≤ l.
 */
function above(s: GmSequence): number {
  return s.pursuit(s.n * s.l).rows.filter((row) => rangeOf(row) > s.l).length
}

export const gnD5: Claim = instances({
  ...sequences({ n: [1, 4], l: 4 }),
  id: 'GN-D5',
  ...definition,
  title: 'S_≤l and S_>l: the vectors of a sequence with range at most l and above l',
  statement: String.raw`$range(x)=x_n-x_1$; $S_{\le l}$ and $S_{>l}$ are the vectors of the sequence with range $\le l$ and $>l$. $S_{>l}$ may be empty; then $j_0=0$.`,
  conventions: ['the check tests that the computed j_0 is the number of vectors in S_>l'],
  digest: above,
  printed: (s) => pursuit(s.x, s.l).moves === above(s),
  // The mutation assumes that every move lowers the range.
  wrongAt: { case: { n: 2, l: 2 }, max: 4 },
  wrong: (s) => Math.max(0, s.range - s.l) === above(s),
})

export const gnD7: Claim = instances({
  id: 'GN-D7',
  ...definition,
  title: 'words of the table M: periodic, minimal period, equivalent',
  statement: String.raw`Letter $p$ stands at $(j,i)$ if $i$ is the pivot of $x^j$, letter $-$ otherwise; $W_i$ is the infinite word of column $i$. A word is periodic if some $t>0$ has $letter(j)=letter(j+t)$ for all $j$; by default $t$ is the least. Two periodic words are equivalent if their periods can be chosen equal.`,
  domain: (): UpToDomain => ({ kind: 'up-to', of: 'letters of a period', max: 5 }),
  *instances({ domain }) {
    const all = Array.from({ length: domain.max }, (_, i) => words(i + 1)).flat()
    for (const a of all) {
      const period = periodByDefinition(a)
      for (const b of all) {
        yield { a, b, period, equivalent: areEquivalentByDefinition(a, b) }
      }
    }
  },
  cost: (_, { max }) => (2n ** BigInt(max + 1) - 2n) ** 2n,
  digest: ({ period, equivalent }) => period * 2 + (equivalent ? 1 : 0),
  witness: ({ a, b }) => ({ a, b }),
  printed: ({ a, b, period, equivalent }) =>
    minimalPeriod(a) === period &&
    areEquivalentWords(a, b) === equivalent &&
    areEquivalentWords(b, a) === equivalent,
  // The mutation uses the given length instead of the least period.
  wrongAt: { case: {}, max: 3 },
  wrong: ({ a, period }) => a.length === period,
})

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
  // The mutation uses < l instead of ≤ l.
  wrongAt: { case: { n: 2, l: 2 } },
  wrong: ({ x, l }) => x.every((entry, i) => entry - x[0]! < l === i < leaderCount(x, l)),
})
