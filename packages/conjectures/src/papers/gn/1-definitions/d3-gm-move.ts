import { gmMove } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import { keeping } from '../../../facts/gm/rule-by-definition.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { instances } from '../../../judge/instances.ts'

/** The GM-move. */
export const gnD3: Claim = instances({
  ...sequences({ n: [1, 4], l: 5 }),
  id: 'GN-D3',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'a GM-move keeps the pivotal entry and lowers the other n−1 entries by 1',
  statement: String.raw`GM-move $x^0\to x^1$: the pivotal entry is kept, each of the other $n-1$ entries is lowered by 1. The GM-sequence is $x^0\to x^1\to x^2\to\dots$`,
  digest: (s) => s.pivot,
  printed: ({ x, l, pivot }) => {
    const next = gmMove(x, l)
    return (
      next.length === x.length &&
      x.every((entry, i) => next[i] === (i + 1 === pivot ? entry : entry - 1))
    )
  },
  wrong: {
    case: { n: 3, l: 2 },
    // the first of equal least multiples is kept
    holds: ({ x, l, pivot }) =>
      keeping(x, x.indexOf(x[pivot - 1]!) + 1).join() === gmMove(x, l).join(),
  },
})
