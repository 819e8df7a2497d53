import type { Box } from '@nim/core/rules'

/**
 * Visits every critical position of a sorted box, in rank order, for a value V given by rank: x is
 * critical with m = V(x) iff no y ≺ x has V(y) = m.
 *
 * One pass by GMMV REF-6: with best(x) the largest V over all y ≺ x, found through the lower covers
 * of x, x is critical iff V(x) > best(x). That is the definition (GMMV-D8) because V takes every
 * smaller value below a position that has a larger one; it holds for remoteness and for the number
 * of moves of a play that never branches.
 *
 * @param values V by rank of the box
 * @complexity O(n) a position, four bytes a position of working space
 * @source GMMV-D8, GMMV REF-6
 */
export function forEachCritical(
  box: Box,
  values: ArrayLike<number>,
  visit: (position: readonly number[], m: number, rank: number) => void,
): void {
  const largestBelowOrAt = new Int32Array(box.count)
  const drop = rankDrops(box)
  box.forEach((position, rank) => {
    let best = -1
    for (let i = 0; i < position.length; i++) {
      const pile = position[i]!
      if (pile === 0 || (i > 0 && position[i - 1] === pile)) continue
      const below = largestBelowOrAt[rank - drop[i]![pile]!]!
      if (below > best) best = below
    }
    const value = values[rank]!
    largestBelowOrAt[rank] = value > best ? value : best
    if (value > best) visit(position, value, rank)
  })
}

/** drops[i][x]: by how much the rank falls when pile i+1 of size x is lowered by one. */
function rankDrops(box: Box): Float64Array[] {
  const drops: Float64Array[] = []
  for (let i = 0; i < box.piles; i++) {
    const column = new Float64Array(box.max + 1)
    for (let x = 1; x <= box.max; x++) {
      column[x] = i === 0 ? 1 : drops[i - 1]![x]! + (x > 1 ? column[x - 1]! : 0)
    }
    drops.push(column)
  }
  return drops
}

/** The m for which each position is m-critical, by rank; −1 where there is none. */
export function criticalNumbers(box: Box, values: ArrayLike<number>): Int32Array {
  const numbers = new Int32Array(box.count).fill(-1)
  forEachCritical(box, values, (_, m, rank) => (numbers[rank] = m))
  return numbers
}
