import { formatPosition, type Position } from '@nim/core/rules'

/**
 * The ways to play a game: normal play, misère play, and Wythoff's Flip-Flop. In
 * Flip-Flop, the goal may be changed once in a game. A player changes the goal together with a
 * move, either before the move (f1) or after it (f2).
 */
export const WAYS = ['normal', 'misere', 'f1', 'f2'] as const

export type Way = (typeof WAYS)[number]

/** The state of a game, which consists of the piles and of whether the goal was changed. */
export interface GameState {
  readonly position: Position
  readonly flipped: boolean
}

/** The suffix in the text of a state that shows that the goal was changed. */
export const FLIPPED = '~'

/** Formats a state as text: `4,7`, or `4,7~` after the goal was changed. */
export function stateText({ position, flipped }: GameState): string {
  return formatPosition(position) + (flipped ? FLIPPED : '')
}
