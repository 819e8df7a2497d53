import { type Box, formatPosition, sorted } from '@nim/core/rules'
import { afterKeeping } from './after-keeping.ts'
import { criticalNumbers } from './for-each-critical.ts'
import { longestMPlay, mPlayRows } from './m-play-counts.ts'
import type { ShortIntegers } from './short-integers.ts'

/** A move of NIM(k+1,k) from a critical position. */
export interface CriticalMove {
  /** Size of the pile that is kept. */
  readonly kept: number
  readonly to: readonly number[]
  /** The m for which the position reached is m-critical; null if for none. */
  readonly critical: number | null
}

/** Criticality by M in a box, and the moves from its positions. */
export interface CriticalMoves {
  /** m by rank, −1 where the position is not critical. */
  readonly m: ShortIntegers
  /** All moves from a position, equal piles exchanged counted once, by the size of the pile kept. */
  readonly movesFrom: (position: readonly number[]) => CriticalMove[]
}

/** Critical positions of NIM(n,n−1) by definition (GMMV-D8), with the moves between them. */
export function criticalMoves(box: Box): CriticalMoves {
  const m = criticalNumbers(box, mPlayRows(box).rows, longestMPlay(box))
  return {
    m,
    movesFrom: (position) =>
      [...new Set(position)].flatMap((kept) => {
        const to = sorted(afterKeeping(position, position.indexOf(kept)))
        if (to[0]! < 0) return []
        const level = m[box.rank(to)]!
        return [{ kept, to, critical: level < 0 ? null : level }]
      }),
  }
}

/** `0,1,2 is 1-critical, 1,1,1 is not critical`. */
export function listMoves(moves: readonly CriticalMove[]): string {
  const words = moves.map(
    ({ to, critical }) =>
      `${formatPosition(to)} is ${critical === null ? 'not critical' : `${critical}-critical`}`,
  )
  return words.length === 0 ? 'no move' : words.join(', ')
}
