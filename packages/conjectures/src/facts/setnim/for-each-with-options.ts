import type { Box } from '@nim/core/rules'
import { forEachRow } from '../../rows/for-each-row.ts'
import { rankDrops } from '../../rows/rank-drops.ts'
import { hasStack, stackSets } from './visit-moves.ts'

/**
 * Visits every position of a sorted box in rank order with its options by the moves of `visitMoves`:
 * the option of move i has the rank `rank − distances[i]`, for i below `count`. Along a row these
 * change only where x_1 is 0 or x_2, so they are found at most three times a row.
 *
 * @source DH-D1
 */
export function forEachWithOptions(
  box: Box,
  sizes: readonly number[],
  visit: (rank: number, distances: Int32Array, count: number) => void,
): void {
  const n = box.piles
  const drops = rankDrops(box)
  const sets = Int32Array.from(sizes.flatMap((size) => stackSets(n, size)))
  const distances = new Int32Array(sets.length)
  const dropOf = new Int32Array(n).fill(1)
  let emptyOuter = 0
  let tiedOuter = 0
  let count = 0
  const find = (x1: number, x2: number): void => {
    const empty = x1 === 0 ? emptyOuter | 1 : emptyOuter
    const tied = x1 === x2 ? tiedOuter | 2 : tiedOuter
    count = 0
    for (let s = 0; s < sets.length; s++) {
      const set = sets[s]!
      if ((set & empty) !== 0 || (set & tied & ~(set << 1)) !== 0) continue
      let distance = 0
      for (let i = 0; i < n; i++) if (hasStack(set, i)) distance += dropOf[i]!
      distances[count++] = distance
    }
  }
  forEachRow(box, (outer, length, rank) => {
    emptyOuter = 0
    tiedOuter = 0
    for (let i = 1; i < n; i++) {
      if (outer[i] === 0) emptyOuter |= 1 << i
      if (i > 1 && outer[i] === outer[i - 1]) tiedOuter |= 1 << i
      dropOf[i] = drops[i]![outer[i]!]!
    }
    const x2 = n === 1 ? -1 : outer[1]!
    for (let x1 = 0; x1 < length; x1++) {
      if (x1 < 2 || x1 === x2) find(x1, x2)
      visit(rank + x1, distances, count)
    }
  })
}
