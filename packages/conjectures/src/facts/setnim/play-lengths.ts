import { boxCount } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { sizesOf } from './stacks.ts'
import { visitMoves } from './visit-moves.ts'

/** The length of a shortest play from x. */
export const shortestPlay: Fact = ofPlays('shortest')

/** The length of a longest play from x. */
export const longestPlay: Fact = ofPlays('longest')

function ofPlays(which: 'shortest' | 'longest'): Fact {
  const better = which === 'shortest' ? Math.min : Math.max
  return {
    says: `the number of moves of a ${which} play from x to the end`,
    source: 'DH-I1',
    about: 'SN',
    of: ({ box, ruleset }) => {
      const lengths = new Int32Array(box.count)
      box.forEach((x, rank) => {
        let best: number | null = null
        visitMoves(x, sizesOf(ruleset), (left) => {
          const length = lengths[box.rank(left)]! + 1
          best = best === null ? length : better(best, length)
          return true
        })
        lengths[rank] = best ?? 0
      })
      return (_, rank) => lengths[rank]!
    },
    bytes: ({ piles }, { max }) => 8n * boxCount(piles, max, true),
  }
}
