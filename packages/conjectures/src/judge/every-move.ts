import { formatPosition } from '@nim/core/rules'
import { formatStacks } from '@nim/core/setnim/definitions'
import type { Move } from '../facts/setnim/moves.ts'
import type { Answer } from './position-tally.ts'

/** A statement about a move. */
export type OfMove = (move: Move) => Answer

/**
 * A statement about every move from a position. The result is false if the statement fails for a
 * move, and null if it applies to no move.
 */
export function everyMove<M>(moves: readonly M[], holds: (move: M) => Answer): Answer {
  let spoken: Answer = null
  for (const move of moves) {
    const answer = holds(move)
    if (answer === false) return false
    spoken ??= answer
  }
  return spoken
}

/** The first move that fails: `playing on stacks 1,2 of 1,1,2 leaves 0,0,2, with reduction …`. */
export function failingMove(x: readonly number[], moves: readonly Move[], holds: OfMove): string {
  const failing = moves.find((move) => holds(move) === false)
  if (failing === undefined) return `no move from ${formatPosition(x)} is against it`
  const { played, option, needsReduction, reduction } = failing
  const after = needsReduction
    ? `whose reduction is ${formatPosition(reduction)}`
    : 'which is reduced'
  return `playing on stacks ${formatStacks(played)} of ${formatPosition(x)} leaves ${formatPosition(option)}, ${after}`
}
