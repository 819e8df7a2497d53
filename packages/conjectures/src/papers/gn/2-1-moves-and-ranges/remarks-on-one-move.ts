import { hasMultiple, pivotOf, rangeOf } from '@nim/core/gm/definitions'
import { isSorted } from '@nim/core/rules'
import { type Claim, instances } from '../../../judge/index.ts'
import { sequences } from '../sequences.ts'

const remark = { kind: 'remark', at: 'section 2', paperStatus: 'asserted' } as const

export const gnD6: Claim = instances({
  ...sequences({ n: [2, 5], l: 5 }),
  id: 'GN-D6',
  ...remark,
  title: 'a move changes the range by −1 if the pivot is 1, +1 if it is n, 0 otherwise',
  statement: String.raw`For $n\ge 2$ a GM-move changes $range(x)$ by $-1$ if the pivot is 1, by $+1$ if it is $n$, and by 0 if $1<pivot<n$.`,
  conventions: ['the numbers are reconstructed'],
  digest: ({ next, range }) => rangeOf(next) - range + 1,
  printed: ({ pivot, next, range, n }) =>
    rangeOf(next) - range === (pivot === 1 ? -1 : pivot === n ? 1 : 0),
  // In the mutation, the range never grows.
  wrongAt: { case: { n: 4, l: 2 } },
  wrong: ({ pivot, next, range }) => rangeOf(next) - range === (pivot === 1 ? -1 : 0),
})

export const gnD3a: Claim = instances({
  ...sequences({ n: [1, 5], l: 5 }),
  id: 'GN-D3.a',
  ...remark,
  title: 'GM-moves keep the vector sorted',
  statement: String.raw`If $x_1\le\dots\le x_n$ and $x\to x'$ is a GM-move, then $x'_1\le\dots\le x'_n$.`,
  digest: ({ next }) => next[0]! + 1,
  printed: ({ next }) => isSorted(next),
  // The mutation states that the vector stays strictly sorted.
  wrongAt: { case: { n: 2, l: 2 } },
  wrong: ({ next }) => next.every((entry, i) => i === 0 || next[i - 1]! < entry),
})

export const gnD3b: Claim = instances({
  ...sequences({ n: [1, 5], l: 5 }),
  id: 'GN-D3.b',
  ...remark,
  title: 'GM-moves keep the property "has a multiple of l"',
  statement: String.raw`If $x$ has a multiple of $l$, so has its GM-successor; an entry may cease to be a multiple only in a move at which another entry is the pivot.`,
  conventions: ['the check makes two moves from every vector'],
  digest: ({ pivot }) => pivot,
  printed: ({ l, rows }) =>
    rows.slice(0, 2).every((row, j) => {
      const next = rows[j + 1]!
      const isLost = (i: number): boolean => row[i]! % l === 0 && next[i]! % l !== 0
      return hasMultiple(next, l) && !isLost(pivotOf(row, l) - 1)
    }),
  // In the mutation, no multiple ever disappears.
  wrongAt: { case: { n: 2, l: 3 } },
  wrong: ({ l, x, next }) => x.every((entry, i) => entry % l !== 0 || next[i]! % l === 0),
})
