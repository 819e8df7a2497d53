import { pursuit } from '@nim/core/gm'
import { rangeOf } from '@nim/core/gm/definitions'
import { type Claim, instances } from '../../../judge/index.ts'
import { dropsInPeriods } from '../2-2-theorem-1/theorem-1-1-and-1-2-periods.ts'
import { shiftsLeft } from '../2-3-pivot-lists/lemmas-2-and-3.ts'
import { sequences } from '../sequences.ts'

export const gn26: Claim = instances({
  ...sequences({ n: [2, 5], l: 5, ranges: 'above l', multiples: 'both' }),
  id: 'GN-2.6',
  kind: 'algorithm',
  at: 'section 2.6',
  paperStatus: 'asserted',
  title: 'the pursuit of the leaders finds j_0 and the first vector of range ≤ l',
  statement: String.raw`For $range(x^0)>l$ the outsiders join the leaders one stage after the other; jumping over whole cycles of a stage one obtains $j_0$ and $x^{j_0}$.`,
  digest: ({ j0 }) => j0 ?? 0,
  printed: ({ x, l, j0, settled }) => {
    const { moves, vector } = pursuit(x, l)
    return moves === j0 && vector.join() === settled.x.join()
  },
  // The mutation also states that j_0 is at most 2(range − l).
  wrongAt: { case: { n: 2, l: 2 }, max: 6 },
  wrong: ({ x, l, j0, range }) => pursuit(x, l).moves === j0 && j0 <= 2 * (range - l),
})

export const gn26iv: Claim = instances({
  ...sequences({ n: [2, 5], l: 5, ranges: 'above l' }),
  id: 'GN-2.6.iv',
  kind: 'lemma',
  at: 'section 2.6 (iv)',
  paperStatus: 'asserted',
  title: 'there is a j_0, linearly bounded, with range(x^j) ≤ l iff j ≥ j_0',
  statement: String.raw`There is an integer $j_0$ with $range(x^j)\le l$ iff $j\ge j_0$, and $j_0$ is linearly bounded in $n$ and in $range(x^0)$.`,
  conventions: [
    'linear in each of n and the range; the bound tested is j_0 ≤ n · range(x^0), which nimlab derives from the sharp bound n·l·⌈(range−l)/l⌉ − (range−l)',
    'the time to compute j_0 is the subject of GN-4b, for the same procedure',
  ],
  decides:
    'every first vector of bounded range: the rows until range ≤ l, then two periods of nl rows, in which no larger range may occur',
  digest: ({ j0 }) => j0 ?? 0,
  printed: {
    threshold: {
      says: 'range(x^j) ≤ l iff j ≥ j_0',
      holds: (s) => {
        const { rows, j0 } = s.pursuit(2 * s.n * s.l)
        return j0 !== null && rows.every((row, j) => rangeOf(row) <= s.l === j >= j0)
      },
    },
    bound: {
      says: 'j_0 ≤ n · range(x^0)',
      holds: ({ j0, n, range }) => j0 !== null && j0 <= n * range,
    },
  },
  // The mutation uses n − 1 instead of n.
  wrongAt: { case: { n: 3, l: 4, part: 'bound' } },
  wrong: ({ j0, n, range }) => j0 !== null && j0 <= (n - 1) * range,
})

export const gn26e: Claim = instances({
  ...sequences({ n: [2, 5], l: 5, ranges: 'above l' }),
  id: 'GN-2.6.e',
  kind: 'remark',
  at: 'section 2.6',
  paperStatus: 'asserted',
  title: 'Lemma 2 and Theorem 1 apply with x^{j_0} for x^0',
  statement: String.raw`For $range(x^0)>l$, Lemma 2 and Theorem 1 apply with $x^0$ replaced by $x^{j_0}$.`,
  digest: ({ j0 }) => j0 ?? 0,
  printed: {
    L2: { says: 'Lemma 2 from x^{j_0} on', holds: ({ settled }) => shiftsLeft(settled) },
    'T1.1': { says: 'T1.1 from x^{j_0} on', holds: ({ settled }) => dropsInPeriods(settled) },
  },
  // The mutation also states that the pivots of the first two rows differ.
  wrongAt: { case: { n: 5, l: 2, part: 'L2' }, max: 5 },
  wrong: ({ settled }) => shiftsLeft(settled) && settled.pivots[0] !== settled.pivots[1],
})

export const gn4a: Claim = instances({
  ...sequences({ n: [1, 5], l: 5 }),
  id: 'GN-4a',
  kind: 'remark',
  at: 'section 4',
  paperStatus: 'asserted',
  title: 'after the first j_0 moves, every nl further moves lower all entries by (n−1)l',
  statement: String.raw`After the first $j_0$ moves every $nl$ further moves lower all entries by the same constant $(n-1)l$; $j_0$ and $x^{j_0}$ are efficiently computable.`,
  conventions: ['j_0 by the pursuit algorithm (GN-2.6); the indices are reconstructed'],
  digest: ({ j0 }) => j0 ?? 0,
  printed: ({ x, l, j0, settled }) => pursuit(x, l).moves === j0 && dropsInPeriods(settled),
  // In the mutation, the statement applies from x^0 on.
  wrongAt: { case: { n: 3, l: 2 }, max: 3 },
  wrong: dropsInPeriods,
})
