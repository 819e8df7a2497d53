import type { Claim } from '../../claim/claim.ts'
import { largestRangeLater } from '../../facts/gm/range-growth.ts'
import { rangeOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** The range grows by at most l. */
export const gnL1ii: Claim = vectorClaim<(l: number) => number>({
  id: 'GN-L1.ii',
  kind: 'lemma',
  source: `${GN}, Lemma 1 (ii)`,
  paperStatus: 'proved',
  title: 'range(x″) − range(x′) ≤ l for every x′',
  statement: String.raw`If a GM-sequence begins in $x'$, of any range, and ends in $x''$, then $range(x'')-range(x')\le l$.`,
  conventions: ['x′ has a multiple of l'],
  decides:
    'every first vector of bounded range, all rows until the range is ≤ l and a period of nl rows more',
  parameters: [entries(1, 5), modulus(5)],
  ranges: 'any',
  printed: (l) => l,
  examine: (most, x, { l }) => {
    const growth = largestRangeLater(x, l) - rangeOf(x)
    return examined(growth + 1, growth <= most(l), () => ({
      expected: `growth <= ${most(l)}`,
      actual: growth,
      explain: `the range grows from ${rangeOf(x)} by ${growth}`,
    }))
  },
})
