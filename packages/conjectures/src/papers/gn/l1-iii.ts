import type { Claim } from '../../claim/claim.ts'
import { largestRangeAfterAbsorption, largestRangeLater } from '../../facts/gm/range-growth.ts'
import { rangeOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** The growth of ranges that is said to follow from Lemma 1 (i). */
export const gnL1iii: Claim = vectorClaim<(l: number) => number>({
  id: 'GN-L1.iii',
  kind: 'remark',
  source: `${GN}, Lemma 1`,
  paperStatus: 'asserted',
  title: 'Lemma 1 (ii) follows from Lemma 1 (i)',
  statement: String.raw`Lemma 1 (ii), $range(x'')-range(x')\le l$, follows at once from Lemma 1 (i).`,
  conventions: ['the printed value is the bound of (ii)'],
  decides:
    'the implication, vector by vector: wherever the rest of the sequence obeys (i), it obeys (ii). It is no check of a proof',
  parameters: [entries(1, 4), modulus(4)],
  ranges: 'any',
  printed: (l) => l,
  examine: (most, x, { l }) => {
    const obeysI = largestRangeAfterAbsorption(x, l) <= l
    const growth = largestRangeLater(x, l) - rangeOf(x)
    return examined(growth + 1, !obeysI || growth <= most(l), () => ({
      expected: `(i) implies growth <= ${most(l)}`,
      actual: growth,
      explain: `(i) holds along the sequence, yet the range grows by ${growth}`,
    }))
  },
})
