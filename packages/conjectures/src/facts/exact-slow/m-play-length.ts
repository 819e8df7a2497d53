import { boxCount, sorted } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { mPlayRows } from './m-play-counts.ts'

/**
 * The M-move by the text of GMMV-D6: if all piles are odd keep a largest pile, otherwise keep a
 * smallest even pile; all others lose a stone. The result is sorted; null if the move is not legal.
 */
export function mMoveByText(position: readonly number[]): number[] | null {
  const even = position.filter((pile) => pile % 2 === 0)
  const kept = position.indexOf(even.length > 0 ? Math.min(...even) : Math.max(...position))
  const reduced = position.map((pile, i) => (i === kept ? pile : pile - 1))
  return reduced.some((pile) => pile < 0) ? null : sorted(reduced)
}

/** M(x). */
export const mPlayLength: Fact = {
  says: 'the number of moves from x in NIM(k+1,k) when both sides follow the M-rule',
  source: 'GMMV-D6',
  about: 'NIM(k+1,k)',
  of: ({ box }) => {
    const lengths: number[] = []
    box.forEach((x, rank) => {
      const next = x.length === 1 || x[1] === 0 ? null : mMoveByText(x)
      lengths[rank] = next === null ? 0 : 1 + lengths[box.rank(next)]!
    })
    return (_, rank) => lengths[rank]!
  },
  rows: ({ box }) => mPlayRows(box).rows,
  inOrder: true,
  bytes: ({ piles }, { max }) => 4n * boxCount(piles, max, true),
}
