import type { Box } from '../../rules/box.ts'
import { visitMoves } from './visit-moves.ts'

/**
 * For every x of a sorted box, by rank, the outcome of red(x) in the playable game graph of
 * SN(n,A). The entry 0 means P, and 1 means N. In this graph, a reduction follows every move.
 *
 * @param sizes the set A
 * @param reducedRanks the rank of red(x), by rank
 * @complexity O(2^n · n) per reduced position
 * @source DH-D5
 */
export function playableOutcomes(
  box: Box,
  sizes: readonly number[],
  reducedRanks: ArrayLike<number>,
): number[] {
  const outcomes: number[] = []
  // red(x) and all red(x′) are either x itself or have a smaller rank than x.
  box.forEach((x, rank) => {
    const isOwn = reducedRanks[rank] === rank
    outcomes[rank] = isOwn ? 0 : outcomes[reducedRanks[rank]!]!
    if (!isOwn) return
    visitMoves(x, sizes, (left) => {
      if (outcomes[reducedRanks[box.rank(left)]!] === 0) outcomes[rank] = 1
      return outcomes[rank] === 0
    })
  })
  return outcomes
}
