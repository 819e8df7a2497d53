import { isSorted } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { hasMultiple, pivotOf } from '../../../facts/gm/rule-by-definition.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { instances } from '../../../judge/instances.ts'

/** Moves keep vectors sorted. */
export const gnD3a: Claim = instances({
  ...sequences({ n: [1, 5], l: 5 }),
  id: 'GN-D3.a',
  kind: 'remark',
  at: 'section 2',
  paperStatus: 'asserted',
  title: 'GM-moves keep the vector sorted',
  statement: String.raw`If $x_1\le\dots\le x_n$ and $x\to x'$ is a GM-move, then $x'_1\le\dots\le x'_n$.`,
  digest: ({ next }) => next[0]! + 1,
  printed: ({ next }) => isSorted(next),
  // strictly sorted
  wrong: {
    case: { n: 2, l: 2 },
    holds: ({ next }) => next.every((entry, i) => i === 0 || next[i - 1]! < entry),
  },
})

/** Moves keep the property "has a multiple of l". */
export const gnD3b: Claim = instances({
  ...sequences({ n: [1, 5], l: 5 }),
  id: 'GN-D3.b',
  kind: 'remark',
  at: 'section 2',
  paperStatus: 'asserted',
  title: 'GM-moves keep the property "has a multiple of l"',
  statement: String.raw`If $x$ has a multiple of $l$, so has its GM-successor; an entry may cease to be a multiple only in a move at which another entry is the pivot.`,
  conventions: ['judged on two moves from every vector'],
  digest: ({ pivot }) => pivot,
  printed: ({ l, rows }) =>
    rows.slice(0, 2).every((row, j) => {
      const next = rows[j + 1]!
      const isLost = (i: number): boolean => row[i]! % l === 0 && next[i]! % l !== 0
      return hasMultiple(next, l) && !isLost(pivotOf(row, l) - 1)
    }),
  // no multiple ever disappears
  wrong: {
    case: { n: 2, l: 3 },
    holds: ({ l, x, next }) => x.every((entry, i) => entry % l !== 0 || next[i]! % l === 0),
  },
})
