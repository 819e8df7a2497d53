import type { Claim } from '../../claim/claim.ts'
import { rangeOf, rowsOfPursuit } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { choice, entries, modulus } from '../../facts/gm/vector-parameters.ts'

const THRESHOLD = 'threshold'
const BOUND = 'bound'

/** The end of the pursuit. */
export const gn26iv: Claim = vectorClaim<(n: number, range: number, l: number) => number>({
  id: 'GN-2.6.iv',
  kind: 'lemma',
  source: `${GN}, section 2.6 (iv)`,
  paperStatus: 'asserted',
  title: 'there is a j_0, linearly bounded, with range(x^j) ≤ l iff j ≥ j_0',
  statement: String.raw`There is an integer $j_0$ with $range(x^j)\le l$ iff $j\ge j_0$, and $j_0$ is linearly bounded in $n$ and in $range(x^0)$.`,
  conventions: [
    'linear in each of n and the range; the bound tested is j_0 ≤ n · range(x^0), which nimlab reads off the sharp n·l·⌈(range−l)/l⌉ − (range−l)',
    'the time in which j_0 is computed is the claim GN-4b, for the same procedure',
  ],
  decides:
    'every first vector of bounded range: the rows until range ≤ l and two periods of nl rows more, in which no larger range may occur',
  parameters: [entries(2, 5), modulus(5), choice('part', 'of the statement', [THRESHOLD, BOUND])],
  ranges: 'above l',
  printed: (n, range) => n * range,
  examine: (most, x, { n, l, part }) => {
    const { rows, j0 } = rowsOfPursuit(x, l, 2 * n * l)
    const bound = most(n, rangeOf(x), l)
    const isRight =
      j0 !== null &&
      (part === BOUND ? j0 <= bound : rows.every((row, j) => rangeOf(row) <= l === j >= j0))
    return examined(j0 ?? 0, isRight, () => ({
      expected: part === BOUND ? `j_0 <= ${bound}` : THRESHOLD,
      actual: j0,
      explain: `the first vector of range <= ${l} is x^${j0}, the ranges are ${rows.map(rangeOf).join()}`,
    }))
  },
})
