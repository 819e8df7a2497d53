import { type GameState, stateText } from '../../tasks/play/game-state.ts'
import type { Ending, Standing } from '../../tasks/play/standing.ts'

/** A state in the history of a game. */
export interface Reached {
  readonly state: GameState
  /** The player to move. */
  readonly player: number
  /** The player who loses under optimal play. Null if unknown. */
  readonly loser: number | null
  /** The number of moves until the end. Null if unknown. */
  readonly length: number | null
  /** True if the player who made the last move turned a win into a loss. */
  readonly isMistake: boolean
}

/** The part of a game's history that was evaluated. */
export interface GameHistory {
  readonly reached: readonly Reached[]
  /** The index of the first illegal state. Null if all moves are legal. */
  readonly illegal: number | null
}

/**
 * Evaluates the history of a game.
 * @param standings the evaluations of the first states, in order
 */
export function historyOf(
  states: readonly GameState[],
  standings: readonly Standing[],
): GameHistory {
  const reached: Reached[] = []
  for (const [ply, standing] of standings.entries()) {
    const before = standings[ply - 1]
    const made = before === undefined ? null : moveTo(before, states[ply]!)
    if (made === undefined) return { reached, illegal: ply }
    const { players, loser, length } = standing
    const player = ply % players
    reached.push({
      state: states[ply]!,
      player,
      loser: loser === null ? null : (loser + player) % players,
      length,
      isMistake: made !== null && isMistake(before!, made),
    })
  }
  return { reached, illegal: null }
}

/**
 * The number of moves before the first move with which a player turned a win into a loss. Null if
 * no move was such a mistake.
 * @param player the player; null for any player
 */
export function firstMistake({ reached }: GameHistory, player: number | null): number | null {
  const at = reached.findIndex(
    (each, i) => each.isMistake && (player === null || reached[i - 1]!.player === player),
  )
  return at < 0 ? null : at - 1
}

/** True if the move loses although some other move is known not to lose. */
function isMistake(before: Standing, made: Ending): boolean {
  return before.loser !== null && before.loser !== 0 && made.loser === 0
}

function moveTo({ moves }: Standing, state: GameState): Ending | undefined {
  const text = stateText(state)
  return moves.find(({ to }) => stateText(to) === text)
}
