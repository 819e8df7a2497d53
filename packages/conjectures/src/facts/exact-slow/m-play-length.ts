import { mMoveByText } from '@nim/core/exact-slow/definitions'
import { type Box, boxCount } from '@nim/core/rules'
import { rankDrops } from '../../rows/rank-drops.ts'
import type { Fact, RowFiller } from '../fact.ts'

/** The M-move as a list, which is empty if x is terminal. */
export function mMoves(x: readonly number[]): readonly (readonly number[])[] {
  return x[1] === 0 ? [] : [mMoveByText(x)!]
}

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
  rows: ({ box }) => mPlayRows(box),
  inOrder: true,
  bytes: ({ piles }, { max }) => 4n * boxCount(piles, max, true),
}

/**
 * The length of the M-play. Among equal piles, the M-rule keeps the last one. So the piles stay in
 * order when the other piles are lowered. In a row the kept pile depends only on the parity of x_1,
 * except at x_1 = x_2.
 */
function mPlayRows(box: Box): RowFiller {
  const drops = rankDrops(box)
  const lengths = new Int32Array(box.count)
  return (outer, into, length, rank) => {
    const x2 = outer[1] ?? 0
    if (x2 === 0) {
      // x is terminal, or the game has one pile, so no move is possible
      into.fill(0, 0, length)
      return
    }
    let all = 0
    for (let i = 1; i < outer.length; i++) all += drops[i]![outer[i]!]!
    const kept = keptForOdd(outer)
    const afterOdd = 1 + all - drops[kept]![outer[kept]!]!
    for (let x1 = 0; x1 < length; x1++) {
      const distance = x1 % 2 === 1 ? afterOdd : all
      into[x1] = lengths[rank + x1] = 1 + lengths[rank + x1 - distance]!
    }
    if (x2 % 2 === 1) return
    // if x_1 = x_2 is even, the last pile of this size is kept, so x_1 is lowered
    const last = outer.lastIndexOf(x2)
    const distance = 1 + all - drops[last]![x2]!
    into[x2] = lengths[rank + x2] = 1 + lengths[rank + x2 - distance]!
  }
}

/** The last of the smallest even piles beyond the first pile, or the last of the largest piles. */
function keptForOdd(outer: readonly number[]): number {
  const even = outer.find((pile, i) => i > 0 && pile % 2 === 0)
  return even === undefined ? outer.length - 1 : outer.lastIndexOf(even)
}
