import { afterKeeping, mMoveByText } from '@nim/core/exact-slow/definitions'
import { formatPosition, sorted } from '@nim/core/rules'
import { criticalByM } from '../../facts/exact-slow/critical.ts'
import type { Fact } from '../../judge/index.ts'

/** A move of NIM(k+1,k). */
export interface CriticalMove {
  /** The size of the pile that the move keeps. */
  readonly kept: number
  readonly to: readonly number[]
  /** The m for which the position after the move is m-critical, or −1 if there is no such m. */
  readonly critical: number
  readonly isMMove: boolean
}

/** The positions that the moves from a position reach. */
export const criticalMoves: Fact<readonly CriticalMove[]> = {
  says: 'all moves from x, identified by the size of the kept pile; moves that differ only by equal piles count once',
  source: 'GMMV-Cor1i',
  about: 'NIM(k+1,k)',
  of: (game) => {
    const m = game.column(criticalByM)
    return (x) =>
      [...new Set(x)].flatMap((kept) => {
        const to = sorted(afterKeeping(x, x.indexOf(kept)))
        if (to[0]! < 0) return []
        const isMMove = to.join() === mMoveByText(x)?.join()
        return [{ kept, to, critical: m[game.box.rank(to)]!, isMMove }]
      })
  },
  needs: [criticalByM],
}

/** A list such as `0,1,2 is 1-critical, 1,1,1 is not critical`. */
export function listMoves(moves: readonly CriticalMove[]): string {
  const words = moves.map(
    ({ to, critical }) =>
      `${formatPosition(to)} is ${critical < 0 ? 'not critical' : `${critical}-critical`}`,
  )
  return words.length === 0 ? 'no move' : words.join(', ')
}
