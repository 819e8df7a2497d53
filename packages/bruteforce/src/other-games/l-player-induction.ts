import { type LPlayerGame, lPlayerRules } from './l-player.ts'

/**
 * The lengths of optimal plays by backward induction, indexed by the rank of the sorted positions
 * with piles 0..max. In such a play, every player makes the move that is best for them, given that
 * all players do so afterwards. No player has the same payoff for two plays of different lengths,
 * so the optimal play has only one possible length. The loser of a play is the player whose number
 * is the length of the play modulo l. The strategies that lead to optimal plays are an equilibrium
 * from every position.
 *
 * @throws RangeError if n or l is below 2
 * @complexity O(C(max+n,n) · n²), 4 bytes per position
 * @source GN-D12, GN-C1
 */
export function lPlayerInduction(game: LPlayerGame): Uint32Array {
  const { box, prefers, options } = lPlayerRules(game)
  const lengths = new Uint32Array(box.count)
  box.forEach((position, rank) => {
    let best: number | undefined
    for (const move of options(position)) {
      const length = 1 + lengths[move.rank]!
      if (best === undefined || prefers(length, best, 0)) best = length
    }
    lengths[rank] = best ?? 0
  })
  return lengths
}
