import { mMove } from '@nim/core/exact-slow'
import { type Box, exactSlowNim, isTerminal } from '@nim/core/rules'

/**
 * M(x), the number of moves when both sides follow the M-rule, for every position of a box of
 * NIM(n,n−1), by rank: 0 at terminal positions, otherwise one more than after the M-move.
 *
 * @complexity O(n) a position, four bytes a position
 * @source GMMV-D6
 */
export function mPlayCounts(box: Box): Uint32Array {
  const ruleset = exactSlowNim(box.piles, box.piles - 1)
  const counts = new Uint32Array(box.count)
  box.forEach((position, rank) => {
    if (!isTerminal(ruleset, position)) counts[rank] = 1 + counts[box.rank(mMove(position))]!
  })
  return counts
}
