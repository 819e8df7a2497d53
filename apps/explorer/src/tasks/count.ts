import { solve } from '@nim/bruteforce'
import { parseRuleset, type PlayConvention } from '@nim/core/rules'
import {
  type CountedBy,
  type CountTriangle,
  type IntegerSequence,
  positionCounts,
  positionTriangle,
} from '@nim/report'
import type { TaskWatch } from './watch.ts'

export interface CountGiven {
  readonly game: string
  readonly play: PlayConvention
  readonly max: number
  readonly by: CountedBy
  /** What is counted. */
  readonly outcome: 'P' | 'N'
  /** Bytes that the table may take. */
  readonly memory: number
}

export interface CountAnswer {
  readonly sequence: IntegerSequence
  readonly triangle: CountTriangle
}

/** Numbers of positions of a box, as `nimlab sequence` counts them. */
export function work(
  { game, play, max, by, outcome, memory }: CountGiven,
  { progressed }: TaskWatch,
): CountAnswer {
  const table = solve(
    parseRuleset(game),
    { max },
    {
      value: 'outcome',
      play,
      memory,
      onProgress: ({ step, done, total }) => progressed({ done, of: total, words: step }),
    },
  )
  const selection = { kind: 'outcome', outcome } as const
  const answer = {
    sequence: positionCounts(table, by, selection),
    triangle: positionTriangle(table, by, selection),
  }
  table.release()
  return answer
}
