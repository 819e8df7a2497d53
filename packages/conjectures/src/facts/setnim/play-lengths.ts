import { type Box, boxCount } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { sizesOf } from './stacks.ts'
import { visitMoves } from './visit-moves.ts'

/** The length of a shortest play from x. */
export const shortestPlay: Fact = ofPlays('shortest')

/** The length of a longest play from x. */
export const longestPlay: Fact = ofPlays('longest')

function ofPlays(which: keyof PlayLengths): Fact {
  return {
    says: `the number of moves of a ${which} play from x to the end`,
    source: 'DH-I1',
    about: 'SN',
    of: ({ box, ruleset }) => {
      const lengths = playLengths(box, sizesOf(ruleset))[which]
      return (_, rank) => lengths[rank]!
    },
    bytes: ({ piles }, { max }) => 8n * boxCount(piles, max, true),
  }
}

/** Number of moves of the shortest and of the longest play from each position, by rank. */
export interface PlayLengths {
  readonly shortest: Int32Array
  readonly longest: Int32Array
}

/**
 * Lengths of plays to the end in SN(n,A), over a sorted box.
 * @complexity one pass over positions and moves
 */
export function playLengths(box: Box, sizes: readonly number[]): PlayLengths {
  const shortest = new Int32Array(box.count)
  const longest = new Int32Array(box.count)
  box.forEach((x, rank) => {
    let least = Infinity
    let most = -1
    visitMoves(x, sizes, (left) => {
      const option = box.rank(left)
      least = Math.min(least, shortest[option]!)
      most = Math.max(most, longest[option]!)
      return true
    })
    shortest[rank] = most < 0 ? 0 : least + 1
    longest[rank] = most + 1
  })
  return { shortest, longest }
}
