import { type GameState, stateText } from '../../tasks/play/game-state.ts'
import type { Ending, Standing } from '../../tasks/play/standing.ts'

/** A state of a game that was reached, seen from outside. */
export interface Reached {
  readonly state: GameState
  /** Whose turn it is. */
  readonly player: number
  /** Who loses from here if all play as well as can be; null: not known. */
  readonly loser: number | null
  /** Moves until then; null: not known. */
  readonly length: number | null
  /** True if the move that led here made a loser of who made it. */
  readonly isMistake: boolean
}

/** A game as far as it is known. */
export interface GameHistory {
  readonly reached: readonly Reached[]
  /** Which state cannot be reached from the one before; null if all are legal. */
  readonly illegal: number | null
}

/**
 * What happened in a game.
 * @param standings of the first states, in order
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
 * The first move of a player that turned a win into a loss, as the number of moves before it; null if no
 * move did.
 * @param player null: of any player
 */
export function firstMistake({ reached }: GameHistory, player: number | null): number | null {
  const at = reached.findIndex(
    (each, i) => each.isMistake && (player === null || reached[i - 1]!.player === player),
  )
  return at < 0 ? null : at - 1
}

/** A move that loses where another, or the position itself, is known not to. */
function isMistake(before: Standing, made: Ending): boolean {
  return before.loser !== null && before.loser !== 0 && made.loser === 0
}

function moveTo({ moves }: Standing, state: GameState): Ending | undefined {
  const text = stateText(state)
  return moves.find(({ to }) => stateText(to) === text)
}
