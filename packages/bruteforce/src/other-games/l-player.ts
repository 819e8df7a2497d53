import { type Box, sortedBox } from '@nim/core/rules'

/**
 * The game of l players on n piles (GN-D12), solved against a fixed strategy: players 0..l−1 take
 * turns in cyclic order; a move keeps one pile and takes one stone from each of the others; at least
 * two empty piles end the play, and the player whose turn it is there loses.
 */
export interface LPlayerGame {
  /** n ≥ 2. */
  readonly piles: number
  /** l ≥ 2. */
  readonly players: number
  /** Piles are 0..max. */
  readonly max: number
  /**
   * `C-|P|` (default): with |P| the number of moves of the play, winners want it small and the loser
   * wants it large. `C+|P|`: the reverse. Winning is better than losing under both.
   */
  readonly loserPays?: 'C-|P|' | 'C+|P|'
  /**
   * Whether an empty pile must be the kept one (default, the literal rule) or may be chosen among the
   * others and then stays empty.
   */
  readonly emptyPiles?: 'kept' | 'may-stay-empty'
  /**
   * What a move must leave: any position (default), or one in which some pile is a multiple of l. In the second game
   * there is no move from a position without a multiple of l.
   */
  readonly leaves?: 'any' | 'multiple'
}

/** Index (1-based) of the pile that is kept at a sorted position where the play is not over. */
export type KeepingStrategy = (position: readonly number[]) => number

/** What the rules and the payoffs say of all positions of a box. */
export interface LPlayerRules {
  readonly box: Box
  /** True if the player who has the move after d moves prefers a play of a moves to one of b. */
  readonly prefers: (a: number, b: number, d: number) => boolean
  /** The options of a position, each with the pile kept (1-based, the last of equal piles). */
  readonly options: (
    position: readonly number[],
  ) => readonly { readonly kept: number; readonly rank: number }[]
}

/** All positions of the box, with the plays from them. */
export interface LPlayerTable extends LPlayerRules {
  /** By rank: number of moves when every player follows the strategy. */
  readonly lengths: Uint32Array
  /**
   * At `rank · l + d`: number of moves of the play that is best for the player who has the move after
   * d moves, when all others follow the strategy and this player moves freely. The player loses the play iff
   * its length is d modulo l.
   */
  readonly best: Uint32Array
}

/**
 * The rules and the payoffs of the game, on its box.
 * @throws RangeError if n or l is below 2
 */
export function lPlayerRules(game: LPlayerGame): LPlayerRules {
  const { piles, players, max } = game
  if (!(piles >= 2 && players >= 2)) {
    throw new RangeError(`l-player game: expected 2 piles and 2 players or more`)
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
 * Every position of the box, every player: the play when all follow `strategy`, and the best play of
 * one player who does not have to. The strategy is an equilibrium from x iff
 * `best[rank(x)·l + d]` equals `lengths[rank(x)]` for all d = 0..l−1.
 *
 * @throws RangeError if n or l is below 2, or if the strategy keeps a pile that may not be kept
 * @complexity O(C(max+n,n) · (n² + l)), 4(l + 1) bytes a position
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
      throw new RangeError(`strategy: pile ${kept} of ${position.join()} may not be kept`)
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
  const found: { kept: number; rank: number }[] = []
  const option = position.map(lowered)
  for (let i = 0; i < position.length; i++) {
    if (i + 1 < position.length && position[i] === position[i + 1]) continue
    // Only the first pile can be empty here, and it then has to be the kept one.
    if (position[0] === 0 && i > 0 && !mayStayEmpty) break
    option[i] = position[i]!
    found.push({ kept: i + 1, rank: box.rank(option) })
    option[i] = lowered(position[i]!)
  }
  return found
}

function lowered(pile: number): number {
  return pile === 0 ? 0 : pile - 1
}
