import type { Box } from '@nim/core/rules'
import { forEachRow } from '../evidence/for-each-row.ts'
import { rankDrops } from '../evidence/rank-drops.ts'

/**
 * l(x), the largest m ≥ 0 with F_x(m) = Σ min(x_i,m) − k·m ≥ 0, by rank. F_x is concave in m and
 * F_x(0) = 0, so it is negative from l(x) + 1 on, and by one more at least with every further m. A
 * token more on one stack adds 0 or 1 to F_x(m): so l(x) is m = l(x − e_j) or m + 1, and it is m + 1
 * exactly if F_x(m + 1) ≥ 0. Along a row F_x(m + 1) is carried on: the token that makes x_1 adds to
 * it if x_1 ≤ m + 1.
 *
 * @param box with n·max < 2^16
 * @complexity O(1) a position, O(n) a row and where l grows
 * @source NT-L1
 */
export function lengthsByRow(box: Box, k: number): Uint16Array {
  const { piles: n } = box
  const drops = rankDrops(box)
  const lengths = new Uint16Array(box.count)
  forEachRow(box, (outer, length, rank) => {
    let j = 1
    while (j < n && outer[j] === 0) j++
    let m = j < n ? lengths[rank - drops[j]![outer[j]!]!]! : 0
    let next = outerSum(outer, m + 1) - k * (m + 1)
    for (let x1 = 0; x1 < length; x1++) {
      if (x1 > 0 && x1 <= m + 1) next++
      if (next >= 0) {
        m++
        next = outerSum(outer, m + 1) + (x1 < m + 1 ? x1 : m + 1) - k * (m + 1)
      }
      lengths[rank + x1] = m
    }
  })
  return lengths
}

/** Σ min(x_i,m) over i ≥ 2. */
function outerSum(outer: readonly number[], m: number): number {
  let sum = 0
  for (let i = 1; i < outer.length; i++) sum += outer[i]! < m ? outer[i]! : m
  return sum
}
