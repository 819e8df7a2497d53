import { boxCount, options } from '@nim/core/rules'
import type { Fact } from '../fact.ts'

/** Number of moves of the shortest play. */
export const shortestPlayOfNim: Fact = extremePlay('shortest', Math.min)

/** Number of moves of the longest play. */
export const longestPlayOfNim: Fact = extremePlay('longest', Math.max)

function extremePlay(which: string, extreme: (...lengths: number[]) => number): Fact {
  return {
    says: `the number of moves of the ${which} play from x`,
    source: 'GMMV-F4',
    about: 'NIM',
    of: ({ ruleset, box }) => {
      const lengths = new Int32Array(box.count)
      box.forEach((x, rank) => {
        const after = options(ruleset, x).map((option) => lengths[box.rank(option)]!)
        lengths[rank] = after.length === 0 ? 0 : 1 + extreme(...after)
      })
      return (_, rank) => lengths[rank]!
    },
    bytes: ({ piles }, { max }) => 4n * boxCount(piles, max, true),
  }
}
