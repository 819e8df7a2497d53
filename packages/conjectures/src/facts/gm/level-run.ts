import type { Fact } from '../fact.ts'
import { remoteness } from '../solved.ts'
import { keeping, pivotOf } from './rule-by-definition.ts'
import { remotenessReducingAny } from './shifted-game.ts'

/** The reading of GN-4u in which an entry at the level may not be reduced. */
export const AT_LEVEL_KEPT = 'r1'
/** The reading in which any n − 1 entries may be reduced. */
export const ANY_REDUCED = 'r2'

/** What the GM-rule for two does from the entries x = y + a of a position y. */
export interface LevelRun {
  readonly moves: number
  /** No move takes from an entry that may not be reduced. */
  readonly isLegal: boolean
  readonly start: readonly number[]
  readonly end: readonly number[]
}

/** The run of the GM-rule to two entries at the level a or below. */
export const levelRun: Fact<LevelRun> = {
  says: 'the run of the GM-rule for l = 2 from x + a until two entries are ≤ a, for the a and the reading of the case',
  source: 'GN-4u',
  of: ({ box, parameters: { a, reading } }) => {
    const level = Number(a)
    const most = 4 * box.piles * (box.max + 1)
    return (y) => {
      const start = y.map((entry) => entry + level)
      let end = start
      let moves = 0
      let isLegal = true
      for (; end[1]! > level && isLegal && moves <= most; moves++) {
        const kept = pivotOf(end, 2) || end.length
        isLegal = reading === ANY_REDUCED || end.every((v, i) => v > level || i + 1 === kept)
        end = keeping(end, kept).sort((p, q) => p - q)
      }
      return { moves, isLegal, start, end }
    }
  },
}

/** R of the game above the level. */
export const levelRemoteness: Fact = {
  says: 'the remoteness of the game in which entries count above the level, in the reading of the case',
  source: 'GN-4u',
  of: (game) => {
    const { box, parameters } = game
    const known =
      parameters['reading'] === AT_LEVEL_KEPT
        ? game.values('remoteness')
        : remotenessReducingAny(box.piles, box.max).values
    return (_, rank) => known[rank]!
  },
  needs: [remoteness],
}
