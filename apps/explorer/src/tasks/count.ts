import { solve } from '@nim/bruteforce'
import { parseRuleset, type PlayConvention } from '@nim/core/rules'
import {
  type CountedBy,
  type CountTriangle,
  type IntegerSequence,
  positionCounts,
  positionTriangle,
  triangleSequence,
} from '@nim/report'
import type { TaskWatch } from './watch.ts'

export interface CountInput {
  readonly game: string
  readonly play: PlayConvention
  readonly max: number
  readonly by: CountedBy
  /** Which positions are counted. */
  readonly outcome: 'P' | 'N'
  /** True if the answer splits each count into a row of a triangle. */
  readonly triangle: boolean
}

export interface CountAnswer {
  readonly sequence: IntegerSequence
  /**
   * The rows of the triangle; null if no triangle was requested. The sequence consists of these
   * rows, one after another.
   */
  readonly rows: CountTriangle['rows'] | null
}

const MOST_MEMORY = 2 ** 30
/** The maximum number of terms in a triangle. */
const MOST_TERMS = 1_000_000

/**
 * Counts positions of a box as `nimlab sequence` does.
 *
 * @throws RangeError for a triangle of more than a million terms; otherwise as `solve`
 */
export function countValues(
  { game, play, max, by, outcome, triangle }: CountInput,
  { progressed }: TaskWatch,
): CountAnswer {
  const ruleset = parseRuleset(game)
  const longest = by === 'sum' ? max : (ruleset.piles - 1) * max
  if (triangle && (longest * max) / 2 > MOST_TERMS) {
    throw new RangeError('this triangle has more than a million terms; choose a smaller last n')
  }
  const table = solve(
    ruleset,
    { max },
    {
      value: 'outcome',
      play,
      memory: MOST_MEMORY,
      onProgress: ({ step, done, total }) => progressed({ done, of: total, words: step }),
    },
  )
  const selection = { kind: 'outcome', outcome } as const
  if (!triangle) return { sequence: positionCounts(table, by, selection), rows: null }
  const counted = positionTriangle(table, by, selection)
  return { sequence: triangleSequence(counted), rows: counted.rows }
}
