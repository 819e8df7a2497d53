import type { Claim } from '../../claim/claim.ts'
import { largestRangeAfterAbsorption } from '../../facts/gm/range-growth.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** Small ranges stay small. */
export const gnL1i: Claim = vectorClaim<(l: number) => number>({
  id: 'GN-L1.i',
  kind: 'lemma',
  source: `${GN}, Lemma 1 (i)`,
  paperStatus: 'proved',
  title: 'range(x′) ≤ l implies range(x″) ≤ l: S_≤l is absorbing',
  statement: String.raw`If a GM-sequence begins in $x'$, ends in $x''$ and $range(x')\le l$, then $range(x'')\le l$.`,
  decides:
    'every first vector up to translation by l, and two periods of nl rows: x^{nl} = x − (n−1)l, so later rows repeat',
  parameters: [entries(1, 6), modulus(6)],
  ranges: 'at most l',
  printed: (l) => l,
  examine: (most, x, { l }) => {
    const range = largestRangeAfterAbsorption(x, l)
    return examined(range, range <= most(l), () => ({
      expected: `range <= ${most(l)}`,
      actual: range,
      explain: `a later vector of the sequence has range ${range}`,
    }))
  },
})
