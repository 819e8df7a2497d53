import type { GameState } from './game-state.ts'

/** What is known about the end of the game from the perspective of the player to move. */
export interface Ending {
  /** The loser: 0 is the player to move, 1 the next player, and so on. Null if unknown. */
  readonly loser: number | null
  /** The number of moves until the end. Null if unknown. */
  readonly length: number | null
}

/**
 * A move and the play that results from it, from the perspective of the player who moves. The
 * length of the play includes this move.
 */
export interface PlayMove extends Ending {
  readonly to: GameState
  /** True if the GM-strategy chooses this move. */
  readonly isGmMove: boolean
}

/** The state of a game and its moves. */
export interface Standing extends Ending {
  readonly players: number
  /** The moves, best first. */
  readonly moves: readonly PlayMove[]
  /**
   * The number of optimal moves, which are first in the list; 0 if it is unknown which moves are
   * optimal.
   */
  readonly optimal: number
  /** The source of the values, or the reason why they are unknown. */
  readonly by: string
}

/**
 * Compares two known plays for the player to move. A winner prefers the shorter play, and a loser
 * prefers the longer play.
 */
export function compareEndings(a: Ending, b: Ending): number {
  const [x, y] = [rank(a), rank(b)]
  if (x !== y) return x - y
  const longer = (a.length ?? 0) - (b.length ?? 0)
  return x === 2 ? -longer : longer
}

/**
 * The rank of a play. Plays that the player wins rank highest. Next are plays whose loser is
 * unknown, and plays that the player loses rank lowest.
 */
function rank({ loser }: Ending): number {
  return loser === null ? 1 : loser === 0 ? 2 : 0
}
