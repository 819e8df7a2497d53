import type { Outcome, PlayConvention, Position, Ruleset } from '@nim/core/rules'
import { analyse, type ListedMove } from '@nim/report/position'
import type { PlayMove, Standing } from './standing.ts'

/** The maximum number of moves from a position. */
const MOST_MOVES = 2000

/**
 * A position of a game for two players, with the known facts about the position.
 * @throws RangeError if there are too many moves to list
 */
export function twoPlayers(
  ruleset: Ruleset,
  position: Position,
  play: PlayConvention,
  limit: number,
): Standing {
  const { values, moves, optimal, allMoves, moveCount, unsolved } = analyse(ruleset, position, {
    play,
    limit,
    mostMoves: MOST_MOVES,
  })
  if (!allMoves) {
    throw new RangeError(
      `too many moves to play here: there can be ${moveCount}, but the page lists at most ${MOST_MOVES}`,
    )
  }
  const unknown = unsolved === null ? '' : `no formula is known${unsolved}`
  return {
    players: 2,
    loser: loserOf(values.outcome?.value),
    length: values.remoteness === null ? null : Number(values.remoteness.value),
    moves: moves.map(playMove),
    optimal,
    by: values.outcome?.by ?? unknown,
  }
}

function playMove({ to, values: { outcome, remoteness } }: ListedMove): PlayMove {
  const loser = loserOf(outcome?.value)
  return {
    to: { position: to.map(Number), flipped: false },
    loser: loser === null ? null : 1 - loser,
    length: remoteness === null ? null : 1 + Number(remoteness.value),
    isGmMove: false,
  }
}

function loserOf(outcome: Outcome | undefined): number | null {
  return outcome === undefined ? null : outcome === 'P' ? 0 : 1
}
