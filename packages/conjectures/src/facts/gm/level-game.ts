import { keptByGmStrategy } from '@nim/core/gm'
import { playToLevel, remotenessReducingAny } from '@nim/core/gm/definitions'
import { boxCount } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { remoteness } from '../solved.ts'

/** The reading of GN-4u in which an entry at the level must not be reduced. */
export const AT_LEVEL_KEPT = 'r1'
/** The reading in which any n − 1 entries may be reduced. */
export const ANY_REDUCED = 'r2'

export const levelRemoteness: Fact = {
  says: 'the remoteness of the game in which entries count above the level, in the reading of the case',
  source: 'GN-4u',
  about: 'NIM(k+1,k)',
  of: (game) => {
    const known =
      game.parameters['reading'] === ANY_REDUCED
        ? remotenessReducingAny(game.box)
        : game.values('remoteness')
    return (_, rank) => known[rank]!
  },
  bytes: ({ piles }, { max }) => 8n * boxCount(piles, max, true),
  needs: [remoteness],
}

/** The entry that a strategy keeps, counted from 1. */
type Strategy = (x: readonly number[]) => number

export const gmForTwo: Strategy = (x) => keptByGmStrategy(x, 2)

/** The entry that is kept if all entries are odd. */
export function gmUnlessOdd(kept: number): Strategy {
  return (x) => (x.every((entry) => entry % 2 !== 0) ? kept : gmForTwo(x))
}

/** The input for a position y: its remoteness R, and the case with the level a. */
type ToldOfLevel = readonly [
  told: { readonly x: readonly number[]; readonly R: number },
  of: { readonly n: number; readonly a: string },
]

/** True if the play by the GM-rule is as long as the best play. */
export function isBest(...[{ x: y, R }, { a }]: ToldOfLevel): boolean {
  return playToLevel(y, Number(a), gmForTwo).moves === R
}

/** True if the play is as long as the best play and never takes from an entry at the level. */
export function isBestAbove(strategy: Strategy) {
  return (...[{ x: y, R }, { a }]: ToldOfLevel): boolean => {
    const { moves, isAbove } = playToLevel(y, Number(a), strategy)
    return isAbove && moves === R
  }
}
