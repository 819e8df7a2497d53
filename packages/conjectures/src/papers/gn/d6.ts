import type { Claim } from '../../claim/claim.ts'
import { pivotOf, rangeOf, successorOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** How a move changes the range. */
export const gnD6: Claim = vectorClaim<(pivot: number, n: number) => number>({
  id: 'GN-D6',
  kind: 'remark',
  source: `${GN}, section 2`,
  paperStatus: 'asserted',
  title: 'a move changes the range by −1 if the pivot is 1, +1 if it is n, 0 otherwise',
  statement: String.raw`For $n\ge 2$ a GM-move changes $range(x)$ by $-1$ if the pivot is 1, by $+1$ if it is $n$, and by 0 if $1<pivot<n$.`,
  conventions: ['numbers reconstructed'],
  decides: 'one move from every vector with a multiple of l',
  parameters: [entries(2, 5), modulus(5)],
  ranges: 'any',
  printed: (pivot, n) => (pivot === 1 ? -1 : pivot === n ? 1 : 0),
  examine: (change, x, { n, l }) => {
    const pivot = pivotOf(x, l)
    const actual = rangeOf(successorOf(x, l)) - rangeOf(x)
    return examined(actual + 1, change(pivot, n) === actual, () => ({
      expected: change(pivot, n),
      actual,
      explain: `the pivot is ${pivot} and the successor ${successorOf(x, l).join()}`,
    }))
  },
})
