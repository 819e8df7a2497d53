import { seededRandom } from '@nim/core/random'
import type { PlayMove, Standing } from '../../tasks/play/standing.ts'

/** How the computer plays: as well as can be, by the GM-strategy, or any move. */
export const LEVELS = ['optimal', 'gm', 'careless'] as const

export type Level = (typeof LEVELS)[number]

/**
 * The move of the computer: the same for the same seed and the same number of moves before it. Of moves
 * that are equally good it takes any.
 * @param standing with at least one move
 */
export function chooseMove(
  standing: Pick<Standing, 'moves' | 'optimal'>,
  level: Level,
  seed: number,
  ply: number,
): PlayMove {
  const choices = choicesOf(standing, level)
  const random = seededRandom(Math.imul(seed, 7919) + ply)()
  return choices[Math.floor(random * choices.length)]!
}

function choicesOf(
  { moves, optimal }: Pick<Standing, 'moves' | 'optimal'>,
  level: Level,
): readonly PlayMove[] {
  if (level === 'careless') return moves
  if (level === 'gm') return moves.filter(({ isGmMove }) => isGmMove)
  // where none is known to be optimal, any of those that are not known to be worse than the first
  return optimal > 0
    ? moves.slice(0, optimal)
    : moves.filter(({ loser }) => loser === moves[0]!.loser)
}
