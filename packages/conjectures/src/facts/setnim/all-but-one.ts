import { sorted } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { misereRemoteness, remoteness } from '../solved.ts'

/** Remoteness of the options of x in SN(n,{n−1}), by the stack left out; null where that is not legal. */
export const remotenessesLeavingOut: Fact<readonly (number | null)[]> = leavingOut(
  remoteness,
  'remoteness',
)

/** The same in misère play. */
export const miseresLeavingOut: Fact<readonly (number | null)[]> = leavingOut(
  misereRemoteness,
  'misère remoteness',
)

function leavingOut(value: Fact, what: string): Fact<readonly (number | null)[]> {
  return {
    says: `the ${what} after a move on all stacks but stack i, for every i; null where that is not legal`,
    source: 'DH-I4a',
    about: 'SN',
    of: (game) => {
      const { box } = game
      const values = game.column(value)
      return (x) =>
        x.map((_, out) => {
          const left = x.map((height, i) => (i === out ? height : height - 1))
          return left.some((height) => height < 0) ? null : values[box.rank(sorted(left))]!
        })
    },
    needs: [value],
  }
}
