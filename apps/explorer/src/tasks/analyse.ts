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

export interface AnalyseAnswer {
  readonly analysis: Omit<Analysis, 'ruleset'>
  readonly shape: SlowShape | null
}

/** Everything that is known of a position and of its moves. */
export function work({ game, play, position, limit }: AnalyseGiven): AnalyseAnswer {
  const { ruleset, ...analysis } = analyse(parseRuleset(game), position, { play, limit })
  return { analysis, shape: slowShape(ruleset, position) }
}
