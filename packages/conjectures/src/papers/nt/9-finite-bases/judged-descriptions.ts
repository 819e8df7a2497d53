import type { PlayConvention } from '@nim/core/rules'
import type { Description } from '@nim/core/setnim/definitions'
import { irreduciblePairs, isDescribed, isWrongAt } from '@nim/core/setnim/definitions'
import { outcomesBySearch } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { descriptions } from './descriptions.ts'

const GAMES = [[1], [2], [1, 2]] as const
const PLAYS: readonly PlayConvention[] = ['normal', 'misere']

/** A description of the P-positions of SN(2,A), on a box with piles 0..max. */
interface JudgedDescription extends Description {
  readonly A: readonly number[]
  readonly play: PlayConvention
  readonly max: number
  /** True if the description is right at every irreducible point, given its options. */
  readonly isRightAtPoints: boolean
  /** True if the exhaustive solver confirms the description on the box. */
  readonly isRight: boolean
  /** The largest pile of an irreducible point of the box. */
  readonly largest: number
}

/** Judges every description, for all three games, in normal and misère play. */
export function* judgedDescriptions(max: number): Generator<JudgedDescription, void> {
  for (const A of GAMES) {
    for (const play of PLAYS) {
      const outcomeOf = outcomesBySearch(2, A, play)
      for (const said of descriptions()) {
        const points = irreduciblePairs(said, A, max)
        const isRightAtPoints = points.every((x) => !isWrongAt(said, x, A, play))
        let isRight = true
        for (let y = 0; y <= max && isRight; y++) {
          for (let x = 0; x <= y && isRight; x++) {
            isRight = isDescribed(said, [x, y]) === (outcomeOf([x, y]) === 'P')
          }
        }
        const largest = points.reduce((most, [, second]) => Math.max(most, second), 0)
        yield { A, play, ...said, max, isRightAtPoints, isRight, largest }
      }
    }
  }
}
