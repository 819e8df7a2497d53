import { keptByGmStrategy } from '@nim/core/gm'
import { type Box, boxCount } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { remoteness } from '../solved.ts'
import { keeping } from './rule-by-definition.ts'

/** The reading of GN-4u in which an entry at the level may not be reduced. */
export const AT_LEVEL_KEPT = 'r1'
/** The reading in which any n − 1 entries may be reduced. */
export const ANY_REDUCED = 'r2'

/** A play in which every move keeps one entry and lowers the others. */
export interface LevelPlay {
  readonly moves: number
  readonly start: readonly number[]
  readonly end: readonly number[]
  /** No move takes from an entry at the level or below. */
  readonly isAbove: boolean
}

/**
 * The play from the entries x = y + level until two of them are at the level or below.
 * @param keptBy the entry (1-based) that a move keeps
 */
export function playToLevel(
  y: readonly number[],
  level: number,
  keptBy: (x: readonly number[]) => number,
): LevelPlay {
  const start = y.map((entry) => entry + level)
  let end = start
  let moves = 0
  let isAbove = true
  for (; end[1]! > level; moves++) {
    const kept = keptBy(end)
    isAbove &&= end[0]! > level || kept === 1
    end = keeping(end, kept).sort((a, b) => a - b)
  }
  return { moves, start, end, isAbove }
}

/**
 * Remoteness in the reading in which any n − 1 entries may be reduced: entries ≥ 0 are what is above
 * the level, an entry at the level or below counts as 0 and may be reduced for ever. By rank of the
 * box. For n ≥ 3 every move lowers a positive entry, so rank order is an evaluation order.
 *
 * @complexity O(n²) a position
 */
function remotenessReducingAny(box: Box): readonly number[] {
  const values: number[] = []
  box.forEach((y, rank) => {
    const after = y.map((_, i) => {
      const next = keeping(y, i + 1).map((entry) => Math.max(0, entry))
      return values[box.rank(next.sort((a, b) => a - b))]!
    })
    const even = after.filter((value) => value % 2 === 0)
    values[rank] = y[1] === 0 ? 0 : 1 + (even.length > 0 ? Math.min(...even) : Math.max(...after))
  })
  return values
}

/** R of the game above the level. */
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

/** The entry that a strategy keeps, 1-based. */
type Strategy = (x: readonly number[]) => number

export const gmForTwo: Strategy = (x) => keptByGmStrategy(x, 2)

/** If all entries are odd, this one is kept. */
export function gmUnlessOdd(kept: number): Strategy {
  return (x) => (x.every((entry) => entry % 2 !== 0) ? kept : gmForTwo(x))
}

/** What is told of a position y and its remoteness R, and the case with the level a. */
type ToldOfLevel = readonly [
  told: { readonly x: readonly number[]; readonly R: number },
  of: { readonly n: number; readonly a: string },
]

/** Whether the play by the GM-rule is as long as best play. */
export function isBest(...[{ x: y, R }, { a }]: ToldOfLevel): boolean {
  return playToLevel(y, Number(a), gmForTwo).moves === R
}

/** Whether the play is as long as best play, and takes from no entry at the level. */
export function isBestAbove(strategy: Strategy) {
  return (...[{ x: y, R }, { a }]: ToldOfLevel): boolean => {
    const { moves, isAbove } = playToLevel(y, Number(a), strategy)
    return isAbove && moves === R
  }
}
