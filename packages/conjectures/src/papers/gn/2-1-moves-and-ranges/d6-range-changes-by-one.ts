import type { Claim } from '../../../claim/claim.ts'
import { rangeOf } from '../../../facts/gm/rule-by-definition.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { instances } from '../../../judge/instances.ts'

/** How a move changes the range. */
export const gnD6: Claim = instances({
  ...sequences({ n: [2, 5], l: 5 }),
  id: 'GN-D6',
  kind: 'remark',
  at: 'section 2',
  paperStatus: 'asserted',
  title: 'a move changes the range by −1 if the pivot is 1, +1 if it is n, 0 otherwise',
  statement: String.raw`For $n\ge 2$ a GM-move changes $range(x)$ by $-1$ if the pivot is 1, by $+1$ if it is $n$, and by 0 if $1<pivot<n$.`,
  conventions: ['numbers reconstructed'],
  digest: ({ next, range }) => rangeOf(next) - range + 1,
  printed: ({ pivot, next, range, n }) =>
    rangeOf(next) - range === (pivot === 1 ? -1 : pivot === n ? 1 : 0),
  // the range never grows
  wrong: {
    case: { n: 4, l: 2 },
    holds: ({ pivot, next, range }) => rangeOf(next) - range === (pivot === 1 ? -1 : 0),
  },
})
