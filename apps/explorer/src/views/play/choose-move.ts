import { seededRandom } from '@nim/core/random'
import type { PlayMove, Standing } from '../../tasks/play/standing.ts'

/**
 * The opponent is the computer (optimal, by the GM-strategy, with mistakes, or random) or a person
 * at the same screen.
 */
export const LEVELS = ['optimal', 'gm', 'errs', 'careless', 'person'] as const

export type Level = (typeof LEVELS)[number]

/**
 * The computer's move. The move depends only on the state, the seed and the number of earlier
 * moves. The seed breaks ties.
 * @param standing a state with at least one move
 * @param rate the rate of mistakes in percent, for the level `errs`
 */
export function chooseMove(
  standing: Pick<Standing, 'moves' | 'optimal'>,
  level: Level,
  seed: number,
  ply: number,
  rate: number = 0,
): PlayMove {
  const random = seededRandom(Math.imul(seed, 7919) + ply)
  const choices =
    level === 'errs' && random() * 100 < rate ? mistakesIn(standing) : choicesOf(standing, level)
  return choices[Math.floor(random() * choices.length)]!
}

/**
 * Returns the moves that lose a won game. If no move does so, it returns the moves that are not
 * optimal. If every move is optimal, it returns all moves.
 */
function mistakesIn({ moves, optimal }: Pick<Standing, 'moves' | 'optimal'>): readonly PlayMove[] {
  const isWon = moves[0]!.loser !== 0
  const given = moves.filter(({ loser }) => isWon && loser === 0)
  if (given.length > 0) return given
  return optimal > 0 && optimal < moves.length ? moves.slice(optimal) : moves
}

function choicesOf(
  { moves, optimal }: Pick<Standing, 'moves' | 'optimal'>,
  level: Level,
): readonly PlayMove[] {
  if (level === 'careless') return moves
  if (level === 'gm') return moves.filter(({ isGmMove }) => isGmMove)
  // if no move is known to be optimal, the choices are the moves whose loser is that of the first
  // move
  return optimal > 0
    ? moves.slice(0, optimal)
    : moves.filter(({ loser }) => loser === moves[0]!.loser)
}
