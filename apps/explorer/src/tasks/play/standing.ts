import type { GameState } from './game-state.ts'

/** What is known of the end of a play, seen by the player whose turn it is. */
export interface Ending {
  /** Who loses: 0 is the player whose turn it is, 1 the next one, …; null: not known. */
  readonly loser: number | null
  /** Moves of the play; null: not known. */
  readonly length: number | null
}

/** A move with the play that it leads to, counted from before the move and seen by who makes it. */
export interface PlayMove extends Ending {
  readonly to: GameState
  /** True for the move of the GM-strategy. */
  readonly isGmMove: boolean
}

/** Where a game stands, and what can be played. */
export interface Standing extends Ending {
  readonly players: number
  /** Best first. */
  readonly moves: readonly PlayMove[]
  /** How many of the first moves are as good as can be; 0 if that is not known. */
  readonly optimal: number
  /** How the values are known, or why they are not. */
  readonly by: string
}

/** Whether of two known plays the first is better for the player who moves: a winner hurries, a loser does not. */
export function compareEndings(a: Ending, b: Ending): number {
  const [x, y] = [rank(a), rank(b)]
  if (x !== y) return x - y
  const longer = (a.length ?? 0) - (b.length ?? 0)
  return x === 2 ? -longer : longer
}

/** Plays that the player wins, then plays with an unknown winner, then plays that the player loses. */
function rank({ loser }: Ending): number {
  return loser === null ? 1 : loser === 0 ? 2 : 0
}
