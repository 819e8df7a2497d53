import type { Claim } from '../../../claim/claim.ts'
import type { GmSequence } from '../../../facts/gm/sequence.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { instances } from '../../../judge/instances.ts'

/** Lemma 2 along the rows 0..3nl. */
export function shiftsLeft({ n, l, pivots }: GmSequence): boolean {
  return pivots.slice(l).every((pivot, j) => pivot === (pivots[j] === 1 ? n : pivots[j]! - 1))
}

/** The left shift. */
export const gnL2: Claim = instances({
  ...sequences({ n: [1, 6], l: 6, ranges: 'at most l' }),
  id: 'GN-L2',
  kind: 'lemma',
  at: 'Lemma 2',
  paperStatus: 'proved',
  title: 'left shift: pivot(x^{j+l}) = pivot(x^j) − 1, with n for 0',
  statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, then $pivot(x^{j+l})=pivot(x^j)-1$ for every $j\ge 0$, where $1-1=0$ means $n$.`,
  digest: ({ pivots, l }) => pivots[l]!,
  printed: shiftsLeft,
  // and no index is the pivot of two successive rows
  wrong: {
    case: { n: 6, l: 2 },
    holds: (s) => shiftsLeft(s) && s.pivots.every((pivot, j) => pivot !== s.pivots[j + 1]),
  },
})
