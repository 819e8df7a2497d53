import type { Box } from '@nim/core/rules'
import { forEachRow } from '../../rows/for-each-row.ts'
import { rankDrops } from '../../rows/rank-drops.ts'

/**
 * l(x), the largest m ≥ 0 with F_x(m) = Σ min(x_i,m) − k·m ≥ 0, by rank. F_x is concave in m and
 * F_x(0) = 0, so it is negative from l(x) + 1 on, and by one more at least with every further m. A
 * token more on one stack adds 0 or 1 to F_x(m): so l(x) is m = l(x − e_j) or m + 1, and it is m + 1
 * exactly if F_x(m + 1) ≥ 0. Along a row F_x(m + 1) is carried on. It grows by 1 with x_1, because of
 * l(x) ≥ x_1, all stacks being at least x_1; and F_x(m + 2) = F_x(m + 1) + |{i: x_i ≥ m + 2}| − k.
 *
 * @param box with n·max < 2^16
 * @complexity O(1) a position, O(n) a row
 * @source NT-L1
 */
export function lengthsByRow(box: Box, k: number): Uint16Array {
  const { piles: n } = box
  const drops = rankDrops(box).map((column) => Int32Array.from(column))
  const lengths = new Uint16Array(box.count)
  forEachRow(box, (outer, length, rank) => {
    let j = 1
    while (j < n && outer[j] === 0) j++
    let m = j < n ? lengths[rank - drops[j]![outer[j]!]!]! : 0
    let next = -k * (m + 1)
    for (let i = j; i < n; i++) next += outer[i]! <= m ? outer[i]! : m + 1
    // the first stack but stack 1 that is at least m + 2
    let high = j
    while (high < n && outer[high]! < m + 2) high++
    for (let x1 = 0; x1 < length; x1++) {
      if (x1 > 0) next++
      if (next >= 0) {
        m++
        next += n - high - k
        while (high < n && outer[high]! < m + 2) high++
      }
      lengths[rank + x1] = m
    }
  })
  return lengths
}
