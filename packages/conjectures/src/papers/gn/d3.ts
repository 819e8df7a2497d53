import { gmMove } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { pivotOf } from '../../facts/gm/rule-by-definition.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined, vectorClaim } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** The GM-move. */
export const gnD3: Claim = vectorClaim<typeof gmMove<number>>({
  id: 'GN-D3',
  kind: 'definition',
  source: `${GN}, section 1`,
  paperStatus: 'asserted',
  title: 'a GM-move keeps the pivotal entry and lowers the other n−1 entries by 1',
  statement: String.raw`GM-move $x^0\to x^1$: the pivotal entry is kept, each of the other $n-1$ entries is lowered by 1. The GM-sequence is $x^0\to x^1\to x^2\to\dots$`,
  decides: 'whether the computed move changes the entries as defined, index by index',
  parameters: [entries(1, 4), modulus(5)],
  ranges: 'any',
  printed: gmMove,
  examine: (move, x, { l }) => {
    const kept = pivotOf(x, l)
    const next = move(x, l)
    const wrong = x.findIndex((entry, i) => next[i] !== (i + 1 === kept ? entry : entry - 1))
    return examined(kept, wrong < 0 && next.length === x.length, () => ({
      expected: next.join(),
      actual: kept,
      explain: `the pivot is ${kept}, but the computed successor is ${next.join()}`,
    }))
  },
})
