import { boxCount, isSymmetric } from '@nim/core/rules'
import { playLengthsOnBox } from '@nim/core/setnim/definitions'
import type { Fact } from '../fact.ts'

/** The length of a shortest play from x. */
export const shortestPlay: Fact = ofPlays('shortest')

/** The length of a longest play from x. */
export const longestPlay: Fact = ofPlays('longest')

function ofPlays(which: 'shortest' | 'longest'): Fact {
  return {
    says: `the number of moves of a ${which} play from x to the end`,
    source: 'DH-I1',
    of: ({ box, ruleset }) => {
      const lengths = playLengthsOnBox(ruleset, box, which)
      return (_, rank) => lengths[rank]!
    },
    bytes: (ruleset, { max }) => 4n * boxCount(ruleset.piles, max, isSymmetric(ruleset)),
  }
}
