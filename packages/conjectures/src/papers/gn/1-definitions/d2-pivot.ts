import { pivot } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { instances } from '../../../judge/instances.ts'

/** Is this entry (index from 0) the last of the least multiples of l? */
function isPivot(x: readonly number[], l: number, i: number): boolean {
  const v = x[i]!
  return v % l === 0 && x.every((w, k) => w % l !== 0 || w > v || (w === v && k <= i))
}

/** The pivot. */
export const gnD2: Claim = instances({
  ...sequences({ n: [1, 4], l: 5, multiples: 'both' }),
  id: 'GN-D2',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'the pivot is the largest index of the least multiple of l',
  statement: String.raw`With $v$ the least entry that is a multiple of $l$, the pivot is the largest index $i$ with $x_i=v$; undefined if no entry is a multiple.`,
  digest: (s) => s.pivot,
  printed: ({ x, l }) => {
    const indices = x.flatMap((_, i) => (isPivot(x, l, i) ? [i + 1] : []))
    return indices.length <= 1 && (indices[0] ?? null) === pivot(x, l)
  },
  wrong: {
    case: { n: 3, l: 2 },
    // the smallest index
    holds: ({ x, l, pivot: at }) => (at === 0 ? null : x.indexOf(x[at - 1]!) + 1) === pivot(x, l),
  },
})
