import { pursuit } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { rangeOf, rowsOfPursuit } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** Range, and the two parts of a sequence. */
export const gnD5: Claim = vectorClaim<(x: readonly number[], l: number) => number>({
  id: 'GN-D5',
  kind: 'definition',
  source: `${GN}, section 1`,
  paperStatus: 'asserted',
  title: 'S_≤l and S_>l: the vectors of a sequence with range at most l and above l',
  statement: String.raw`$range(x)=x_n-x_1$; $S_{\le l}$ and $S_{>l}$ are the vectors of the sequence with range $\le l$ and $>l$. $S_{>l}$ may be empty; then $j_0=0$.`,
  decides:
    'whether the number of vectors of range above l in the sequence, counted row by row until one period after the first of range ≤ l, is the j_0 computed; both empty and non-empty S_>l occur in the domain',
  parameters: [entries(1, 4), modulus(4)],
  ranges: 'any',
  printed: (x, l) => pursuit(x, l).moves,
  examine: (lengthOf, x, { n, l }) => {
    const { rows } = rowsOfPursuit(x, l, n * l)
    const above = rows.filter((row) => rangeOf(row) > l).length
    return examined(above, lengthOf(x, l) === above, () => ({
      expected: lengthOf(x, l),
      actual: above,
      explain: `S_>l has ${above} vectors, j_0 is computed as ${lengthOf(x, l)}`,
    }))
  },
})
