import type { Table } from '@nim/bruteforce'
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
export function forEachCritical(box: Box, values: ArrayLike<number>, visit: VisitCritical): void {
  const inRow = criticalInRow(box, visit)
  const position = new Array<number>(box.piles).fill(0)
  for (let rank = 0; rank < box.count;) {
    const length = box.piles === 1 ? box.max + 1 : position[1]! + 1
    inRow(position, rank, length, values, rank)
    rank += length
    let i = 1
    while (i + 1 < box.piles && position[i] === position[i + 1]) position[i++] = 0
    if (i < box.piles) position[i]!++
  }
}

/** {@link forEachCritical} for the entries of a table, of which no array by rank is made. */
export function forEachCriticalOf(table: Table, visit: VisitCritical): void {
  const inRow = criticalInRow(table.box, visit)
  table.forEachRow(({ position, rank, length, entries, offset }) => {
    inRow(position, rank, length, entries, offset)
  })
}

/** The position is reused: copy it to keep it. */
type VisitCritical = (position: readonly number[], m: number, rank: number) => void

/**
 * Visits the critical positions of one row, x_2, …, x_n fixed; the value of x_1 is at offset + x_1. To
 * be asked for all rows in rank order. Along a row the lower covers lie at fixed distances of rank.
 */
function criticalInRow(
  box: Box,
  visit: VisitCritical,
): (
  outer: readonly number[],
  rank: number,
  length: number,
  values: ArrayLike<number>,
  offset: number,
) => void {
  const largestBelowOrAt = new Int32Array(box.count)
  const drop = rankDrops(box)
  const distances = new Int32Array(box.piles)
  const x: number[] = []
  return (outer, rank, length, values, offset) => {
    // of equal piles only the first one is lowered; where x_1 = x_2 that is pile 1
    let covers = 0
    for (let i = box.piles - 1; i > 0; i--) {
      const pile = outer[i]!
      x[i] = pile
      if (pile > 0 && (i === 1 || outer[i - 1] !== pile)) distances[covers++] = drop[i]![pile]!
    }
    const hasTwo = box.piles > 1 && outer[1]! > 0
    for (let x1 = 0; x1 < length; x1++) {
      const at = rank + x1
      let best = x1 > 0 ? largestBelowOrAt[at - 1]! : -1
      const end = hasTwo && x1 === outer[1] ? covers - 1 : covers
      for (let i = 0; i < end; i++) {
        const below = largestBelowOrAt[at - distances[i]!]!
        if (below > best) best = below
      }
      const value = values[offset + x1]!
      if (value <= best) {
        largestBelowOrAt[at] = best
        continue
      }
      largestBelowOrAt[at] = value
      x[0] = x1
      visit(x, value, at)
    }
  }
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
