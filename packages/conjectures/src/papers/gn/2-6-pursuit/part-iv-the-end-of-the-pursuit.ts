import type { Claim } from '../../../claim/claim.ts'
import { rangeOf } from '../../../facts/gm/rule-by-definition.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { instances } from '../../../judge/instances.ts'

/** The end of the pursuit. */
export const gn26iv: Claim = instances({
  ...sequences({ n: [2, 5], l: 5, ranges: 'above l' }),
  id: 'GN-2.6.iv',
  kind: 'lemma',
  at: 'section 2.6 (iv)',
  paperStatus: 'asserted',
  title: 'there is a j_0, linearly bounded, with range(x^j) ≤ l iff j ≥ j_0',
  statement: String.raw`There is an integer $j_0$ with $range(x^j)\le l$ iff $j\ge j_0$, and $j_0$ is linearly bounded in $n$ and in $range(x^0)$.`,
  conventions: [
    'linear in each of n and the range; the bound tested is j_0 ≤ n · range(x^0), which nimlab reads off the sharp n·l·⌈(range−l)/l⌉ − (range−l)',
    'the time in which j_0 is computed is the claim GN-4b, for the same procedure',
  ],
  decides:
    'every first vector of bounded range: the rows until range ≤ l and two periods of nl rows more, in which no larger range may occur',
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
  // n − 1 in the place of n
  wrong: {
    case: { n: 3, l: 4, part: 'bound' },
    holds: ({ j0, n, range }) => j0 !== null && j0 <= (n - 1) * range,
  },
})
