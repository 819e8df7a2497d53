import type { GmSequence } from '@nim/core/gm/definitions'
import { hasMultiple, leadersOf, pivotOf, successorOf } from '@nim/core/gm/definitions'
import { type Claim, instances } from '../../../judge/index.ts'
import { sequences } from '../sequences.ts'

const remark = { kind: 'remark', at: 'section 2.6', paperStatus: 'asserted' } as const

/** True if a leader is a multiple of l. */
function isLed(row: readonly number[], l: number): boolean {
  return hasMultiple(row.slice(0, leadersOf(row, l)), l)
}

/** The rows before the first row in which a leader is a multiple of l, but at most 2l + 1 rows. */
function rowsBeforeLed({ x, l }: GmSequence): (readonly number[])[] {
  const rows: (readonly number[])[] = []
  for (let row = x; rows.length <= 2 * l && !isLed(row, l); row = successorOf(row, l))
    rows.push(row)
  return rows
}

export const gn26a: Claim = instances({
  ...sequences({ n: [2, 5], l: 5, ranges: 'above l' }),
  id: 'GN-2.6.a',
  ...remark,
  title:
    'if no leader is a multiple, none is the pivot, and in at most l−1 moves one is a multiple',
  statement: String.raw`For $range(x^0)>l$: if no leader is a multiple of $l$, none of them is the pivot, and at most $l-1$ moves are needed until a leader is one.`,
  conventions: ['x has a multiple of l, so an outsider is the pivot; l−1 is reconstructed'],
  digest: (s) => rowsBeforeLed(s).length,
  printed: (s) => {
    const rows = rowsBeforeLed(s)
    return rows.length <= s.l - 1 && rows.every((row) => pivotOf(row, s.l) > leadersOf(row, s.l))
  },
  // The mutation allows one move fewer.
  wrongAt: { case: { n: 3, l: 3 }, max: 7 },
  wrong: (s) => rowsBeforeLed(s).length <= s.l - 2,
})

export const gn26b: Claim = instances({
  ...sequences({ n: [2, 5], l: 5, ranges: 'above l' }),
  id: 'GN-2.6.b',
  ...remark,
  title: 'once a leader is a multiple, the pivot stays in 1..m until entry m+1 becomes a leader',
  statement: String.raw`Once a leader is a multiple of $l$, the pivot stays in $\{1,\dots,m\}$ until entry $m+1$, perhaps together with others, becomes a leader.`,
  digest: (s) => s.pursuit(0).rows.length,
  printed: (s) => areLedBy(s, (pivot, m) => pivot >= 1 && pivot <= m),
  // In the mutation, the pivot is the first of two leaders.
  wrongAt: { case: { n: 4, l: 2 }, max: 6 },
  wrong: (s) => areLedBy(s, (pivot, m) => pivot >= 1 && pivot <= (m === 2 ? 1 : m)),
})

/**
 * Considers the rows from a row in which a leader is a multiple of l, as long as the leaders stay
 * the same. True if the pivot is right in all these rows.
 */
function areLedBy(s: GmSequence, isRight: (pivot: number, m: number) => boolean): boolean {
  let m = 0
  return s.pursuit(0).rows.every((row) => {
    const leaders = leadersOf(row, s.l)
    if (leaders !== m) m = isLed(row, s.l) ? leaders : 0
    return m === 0 || isRight(pivotOf(row, s.l), m)
  })
}
