import { parseRuleset, type PlayConvention } from '@nim/core/rules'
import { analyse, type Analysis, type SlowShape, slowShape } from '@nim/report/position'

/** A position and its game. */
export interface AnalyseInput {
  readonly game: string
  readonly play: PlayConvention
  readonly position: readonly (number | bigint)[]
  /** The maximum number of positions to solve. */
  readonly limit: number
}

/**
 * The maximum number of moves in the answer. When the page received 19,000 moves from the worker,
 * it was blocked for 0.18 s.
 */
const MOST_MOVES = 4000

export interface AnalyseAnswer {
  readonly analysis: Omit<Analysis, 'ruleset'>
  readonly shape: SlowShape | null
}

/** Everything that is known about a position and its moves. */
export function analysePosition({ game, play, position, limit }: AnalyseInput): AnalyseAnswer {
  const { ruleset, ...analysis } = analyse(parseRuleset(game), position, {
    play,
    limit,
    mostMoves: MOST_MOVES,
  })
  return { analysis, shape: slowShape(ruleset, position) }
}
