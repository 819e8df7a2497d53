import type { Box } from '@nim/core/rules'
import { rankDrops } from '../evidence/rank-drops.ts'

/**
 * Raises the values of the positions of a row to the largest of those at their lower covers other
 * than x − e_1. By rank; to be asked for all rows in rank order.
 */
export type RaiseToCovers = (
  outer: readonly number[],
  length: number,
  rank: number,
  values: Int32Array,
) => void

/**
 * The lower covers of the positions of a row have one stone less on one pile, of equal piles on the
 * first one. Along a row they lie at fixed distances of rank; only where x_1 = x_2 > 0 there is none
 * with less on pile 2, because pile 1 is lowered instead.
 *
 * @complexity O(n) a position
 */
export function raiseToCovers(box: Box): RaiseToCovers {
  const drops = rankDrops(box)
  return (outer, length, rank, values) => {
    for (let i = box.piles - 1; i > 0; i--) {
      const pile = outer[i]!
      if (pile === 0 || (i > 1 && outer[i - 1] === pile)) continue
      const end = rank + (i === 1 ? length - 1 : length)
      const drop = drops[i]![pile]!
      for (let at = rank; at < end; at++) values[at] = Math.max(values[at]!, values[at - drop]!)
    }
  }
}
