import { parseRuleset } from '@nim/core/rules'
import { flipFlop } from './play/flip-flop.ts'
import type { GameState, Way } from './play/game-state.ts'
import { lPlayers } from './play/l-players.ts'
import type { Standing } from './play/standing.ts'
import { twoPlayers } from './play/two-players.ts'

/** A state of a game in progress. */
export interface StandingInput {
  readonly game: string
  readonly way: Way
  readonly state: GameState
  /** The maximum number of positions to solve. */
  readonly limit: number
}

/** The possible moves, with the known facts about each move. */
export function standingOf({ game, way, state, limit }: StandingInput): Standing {
  const ruleset = parseRuleset(game)
  if (ruleset.kind === 'GM') return lPlayers(ruleset, state.position, limit)
  if (way === 'f1' || way === 'f2') return flipFlop(state, way)
  return twoPlayers(ruleset, state.position, way, limit)
}
