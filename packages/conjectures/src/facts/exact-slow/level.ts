import { boxCount } from '@nim/core/rules'
import { rowsOf } from '../../rows/all-rows.ts'
import type { Fact } from '../fact.ts'
import { levelsByDefinition, levelSetWords } from './level-sets.ts'
import { longestMPlay } from './m-play-counts.ts'
import { mPlayLength } from './m-play-length.ts'

/** m(x), or −1. */
export const level: Fact = {
  says: 'the only m such that x ≽ some m-critical position and no (m+1)-critical one; −1 if there is none or several',
  source: 'GMMV-D9',
  about: 'NIM(k+1,k)',
  of: (game) => {
    const { box, limits } = game
    const M = rowsOf(game.column(mPlayLength))
    const levels = levelsByDefinition(box, M, longestMPlay(box), limits.kernel)
    return (_, rank) => levels[rank]!
  },
  needs: [mPlayLength],
  bytes: ({ piles }, { max }) => {
    const words = levelSetWords(Math.floor((piles * max) / (piles - 1)))
    return boxCount(piles, max, true) * BigInt(12 + 4 * words)
  },
}
