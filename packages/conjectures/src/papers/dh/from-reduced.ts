import type { Move } from '../../facts/setnim/moves.ts'
import { type Answer, everyMove, failingMove, type Part } from '../../judge/index.ts'

/** A position with its moves, for a part of a claim that concerns the moves. */
interface WithMoves {
  readonly x: readonly number[]
  readonly isReduced: boolean
  readonly moves: readonly Move[]
}

/** A part of a claim that covers every move from a reduced position. */
export function fromReduced<T extends WithMoves, C>(
  says: string,
  holds: (move: Move, told: T, parameters: C) => Answer,
): Part<T, C> {
  return {
    says,
    holds: (told, parameters) =>
      told.isReduced ? everyMove(told.moves, (move) => holds(move, told, parameters)) : null,
    finds: (told, parameters) =>
      failingMove(told.x, told.moves, (move) => holds(move, told, parameters)),
  }
}
