import { lPlayerInduction } from '@nim/bruteforce'
import { gmMove } from '@nim/core/gm'
import {
  boxCount,
  formatPosition,
  options,
  type Position,
  type Ruleset,
  sortedBox,
} from '@nim/core/rules'
import { compareEndings, type Ending, type PlayMove, type Standing } from './standing.ts'

/**
 * A position of the game of l players. After each move, all players make the moves that are best
 * for them. If the box is larger than the limit, the play is unknown.
 * @source GN-D12, GN-C1
 */
export function lPlayers(
  ruleset: Ruleset & { readonly kind: 'GM' },
  position: Position,
  limit: number,
): Standing {
  const { piles, players } = ruleset
  const max = position.at(-1)!
  const isSolved = boxCount(piles, max, true) <= BigInt(limit)
  const lengths = isSolved ? lPlayerInduction({ piles, players, max }) : null
  const box = isSolved ? sortedBox(piles, max) : null
  const endingAt = (x: Position, before: number): Ending => {
    const length = lengths === null ? null : lengths[box!.rank(x)]! + before
    return { length, loser: length === null ? null : length % players }
  }
  const strategic = formatPosition(gmMove(position, players))
  const moves = options(ruleset, position)
    .map((to): PlayMove => ({
      to: { position: to, flipped: false },
      ...endingAt(to, 1),
      isGmMove: formatPosition(to) === strategic,
    }))
    .sort(compareEndings)
  const isBest = (move: PlayMove): boolean => isSolved && compareEndings(move, moves[0]!) === 0
  return {
    players,
    ...endingAt(position, 0),
    moves,
    optimal: moves.filter(isBest).length,
    by: isSolved
      ? 'each does what is best for them, by solving'
      : `all positions with piles up to ${max} would have to be solved: more than ${limit}`,
  }
}
