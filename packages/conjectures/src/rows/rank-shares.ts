import type { Box } from '@nim/core/rules'
import { rankDrops } from './rank-drops.ts'

/**
 * shares[i][x]: what pile i + 1 of size x adds to the rank of a sorted position. The rank is the sum
 * of these over the piles.
 */
export function rankShares(box: Box): Float64Array[] {
  return rankDrops(box).map((column) => {
    let sum = 0
    return column.map((drop) => (sum += drop))
  })
}
