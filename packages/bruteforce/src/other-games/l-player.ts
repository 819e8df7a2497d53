import { type Box, sortedBox } from '@nim/core/rules'

/**
 * The game of l players on n piles (GN-D12), solved for a fixed strategy. Players 0..l−1 take turns
 * in cyclic order. A move keeps one pile and takes one stone from each of the others. The play ends
 * when at least two piles are empty. The player whose turn is next then loses.
 */
export interface LPlayerGame {
  /** At least 2. */
  readonly piles: number
  /** At least 2. */
  readonly players: number
  /** The largest pile size: pile sizes are 0..max. */
  readonly max: number
  /**
   * The amount that the loser pays, where |P| is the number of moves of the play. With `C-|P|`
   * (default), winners want a short play and the loser wants a long one. With `C+|P|`, winners want
   * a long play and the loser wants a short one. Under both payoffs, winning is better than losing.
   */
  readonly loserPays?: 'C-|P|' | 'C+|P|'
  /**
   * The rule for a position with an empty pile. Under `kept`, which is the default and the literal
   * rule, the move must keep the empty pile. Under `may-stay-empty`, the move may keep another
   * pile, and the empty pile stays empty.
   */
  readonly emptyPiles?: 'kept' | 'may-stay-empty'
  /**
   * The positions that a move may reach: any position (default), or only positions in which some
   * pile is a multiple of l. In the second variant, there is no move from a position in which no
   * pile is a multiple of l.
   */
  readonly leaves?: 'any' | 'multiple'
}

/** The index (1-based) of the pile to keep, at a sorted position at which the play is not over. */
export type KeepingStrategy = (position: readonly number[]) => number

/** The rules and payoffs at all positions of a box. */
export interface LPlayerRules {
  readonly box: Box
  /**
   * True if the player whose turn comes after d moves prefers a play of length a to a play of
   * length b.
   */
  readonly prefers: (a: number, b: number, d: number) => boolean
  /** The options of a position, each with the kept pile (1-based, the last of equal piles). */
  readonly options: (
    position: readonly number[],
  ) => readonly { readonly kept: number; readonly rank: number }[]
}

/** The results of the plays from all positions of the box. */
export interface LPlayerTable extends LPlayerRules {
  /** The number of moves of the play in which every player follows the strategy, by rank. */
  readonly lengths: Uint32Array
  /**
   * The entry at `rank · l + d` concerns the player whose turn comes after d moves. The entry is
   * the length of this player's best play if this player may make any legal move and all others
   * follow the strategy. The player loses the play iff its length is d modulo l.
   */
  readonly best: Uint32Array
}

/**
 * The rules and payoffs of the game on its box.
 * @throws RangeError if n or l is below 2
 */
export function lPlayerRules(game: LPlayerGame): LPlayerRules {
  const { piles, players, max } = game
  if (!(piles >= 2 && players >= 2)) {
    throw new RangeError(`l-player game: expected at least 2 piles and at least 2 players`)
  }
  const box = sortedBox(piles, max)
  const winnersHurry = (game.loserPays ?? 'C-|P|') === 'C-|P|'
  const mayStayEmpty = game.emptyPiles === 'may-stay-empty'
  const mustLeaveMultiple = game.leaves === 'multiple'
  const hasMultiple = (position: readonly number[]): boolean =>
    position.some((pile) => pile % players === 0)
  return {
    box,
    prefers: (a, b, d) => {
      const loses = a % players === d
      if (loses !== (b % players === d)) return !loses
      return loses === winnersHurry ? a > b : a < b
    },
    options: (position) => {
      const all = optionsOf(box, position, mayStayEmpty)
      if (!mustLeaveMultiple) return all
      return hasMultiple(position) ? all.filter(({ rank }) => hasMultiple(box.unrank(rank))) : []
    },
  }
}

/**
 * Computes, for every position of the box, the play in which all players follow `strategy`. The
 * function also computes, for every player, the best play if only this player may deviate from the
 * strategy. The strategy is an equilibrium from x iff `best[rank(x)·l + d]` equals
 * `lengths[rank(x)]` for all d = 0..l−1.
 *
 * @throws RangeError if n or l is below 2, or if the strategy keeps a pile that may not be kept
 * @complexity O(C(max+n,n) · (n² + l)), 4(l + 1) bytes per position
 * @source GN-D12, GN section 8 (GN-C1)
 */
export function solveLPlayer(game: LPlayerGame, strategy: KeepingStrategy): LPlayerTable {
  const { players } = game
  const { box, prefers, options } = lPlayerRules(game)
  const lengths = new Uint32Array(box.count)
  const best = new Uint32Array(box.count * players)
  box.forEach((position, rank) => {
    const moves = options(position)
    if (moves.length === 0) return
    const kept = strategy(position)
    const followed = moves.find((move) => position[move.kept - 1] === position[kept - 1])
    if (followed === undefined) {
      throw new RangeError(
        `strategy: it keeps pile ${kept} of ${position.join()}, which the rules forbid`,
      )
    }
    lengths[rank] = 1 + lengths[followed.rank]!
    let mine = 1 + best[followed.rank * players + players - 1]!
    for (const move of moves) {
      const other = 1 + best[move.rank * players + players - 1]!
      if (prefers(other, mine, 0)) mine = other
    }
    best[rank * players] = mine
    for (let d = 1; d < players; d++) {
      best[rank * players + d] = 1 + best[followed.rank * players + d - 1]!
    }
  })
  return { box, lengths, best, prefers, options }
}

function optionsOf(
  box: Box,
  position: readonly number[],
  mayStayEmpty: boolean,
): { kept: number; rank: number }[] {
  if (position[1] === 0) return []
  const moves: { kept: number; rank: number }[] = []
  const option = position.map(lowered)
  for (let i = 0; i < position.length; i++) {
    if (i + 1 < position.length && position[i] === position[i + 1]) continue
    // Only the first pile can be empty here, and then it must be the kept pile.
    if (position[0] === 0 && i > 0 && !mayStayEmpty) break
    option[i] = position[i]!
    moves.push({ kept: i + 1, rank: box.rank(option) })
    option[i] = lowered(position[i]!)
  }
  return moves
}

function lowered(pile: number): number {
  return pile === 0 ? 0 : pile - 1
}
