import { parseRuleset, type PlayConvention } from '@nim/core/rules'
import { analyse, type Analysis, type SlowShape, slowShape } from '@nim/report/position'

/** A position, by its game. */
export interface AnalyseGiven {
  readonly game: string
  readonly play: PlayConvention
  readonly position: readonly (number | bigint)[]
  /** Positions that may be solved. */
  readonly limit: number
}

/** Moves that are listed: 19,000 of them held up the page for 0.18 s when they came from the worker. */
const MOST_MOVES = 4000

export interface AnalyseAnswer {
  readonly analysis: Omit<Analysis, 'ruleset'>
  readonly shape: SlowShape | null
}

/** Everything that is known of a position and of its moves. */
export function analysePosition({ game, play, position, limit }: AnalyseGiven): AnalyseAnswer {
  const { ruleset, ...analysis } = analyse(parseRuleset(game), position, {
    play,
    limit,
    mostMoves: MOST_MOVES,
  })
  return { analysis, shape: slowShape(ruleset, position) }
}
