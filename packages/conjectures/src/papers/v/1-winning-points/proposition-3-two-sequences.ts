import { firstWinningPoints } from '../../../facts/wythoff/first-winning-points.ts'
import { type Claim, instances, upTo } from '../../../judge/index.ts'

export const vProp3: Claim = instances({
  id: 'V-Prop3',
  kind: 'proposition',
  at: 'Proposition 3',
  paperStatus: 'proved',
  title:
    'two increasing, disjoint sequences with a_1 = 1 and b_n − a_n = n contain all positive integers',
  statement: String.raw`There are increasing sequences $A$, $B$ of positive integers, $a_1=1$, with $A\cap B=\emptyset$ (6), $b_n-a_n=n$ for $n\ge 1$ (7), $A\cup B=\{1,2,3,\dots\}$ (8).`,
  conventions: ['the sequences are the coordinates of the winning points'],
  domain: upTo('n', 3000),
  quick: { max: 300 },
  *instances({ domain: { max } }) {
    const { a, b, indexInA, indexInB } = firstWinningPoints(max)
    for (let n = 1; n <= max; n++) {
      const times = [indexInA, indexInB].filter((index) => index[n]! >= 1).length
      yield { n, a: a[n]!, b: b[n]!, before: { a: a[n - 1]!, b: b[n - 1]! }, times }
    }
  },
  digest: ({ n }) => n,
  method: 'pass',
  printed: {
    increasing: {
      says: 'A and B increase from a_1 = 1',
      holds: ({ n, a, b, before }) => (n === 1 ? a === 1 : a > before.a && b > before.b),
    },
    difference: { says: 'b_n − a_n = n', holds: ({ n, a, b }) => b - a === n },
    partition: { says: 'n is in exactly one of A and B', holds: ({ times }) => times === 1 },
  },
  wrongAt: { case: { part: 'partition' }, max: 10 },
  wrong: ({ n, times }) => times === (n === 7 ? 2 : 1),
})
