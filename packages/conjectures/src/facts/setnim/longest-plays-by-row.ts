import type { Box } from '@nim/core/rules'
import { forEachRow } from '../../rows/for-each-row.ts'
import { rankDrops } from '../../rows/rank-drops.ts'
import { highestDrops } from './highest-stacks.ts'

/**
 * Lengths of longest plays in SN(n,A), k = min A, by rank: from the rules, by the moves of each
 * position. A list of sets of allowed sizes is a play, in any order, exactly if no stack i is in more
 * than x_i of them. So
 *
 * 1. sets of k stacks are enough, since a larger set can be replaced by a part of it;
 * 2. a longest play from x either is one from x − e_j, or has stack j in x_j of its sets and can begin
 *    with one of these. With m the length of the longest plays from x − e_j that of x is m or m + 1:
 *    without one set of stack j a play from x is one from x − e_j. It is m + 1 exactly if some set S
 *    of k nonempty stacks with j in S leads to a position with plays of m moves;
 * 3. of these sets j and the k − 1 highest other stacks will do. For let w_i ≤ w_h: a play from w − e_i
 *    that is none from w − e_h has stack h in w_h of its sets, more than stack i is in. So one of them
 *    is without i, and with i in the place of h there it is a play from w − e_h. With w the position
 *    after the move on S without i, h can take the place of i in S.
 *
 * j is the first nonempty stack, which is stack 1 but for the first position of a row. A test compares
 * this with `playLengths`, where nothing is spared.
 *
 * @param box with n·max < 2^16
 * @complexity O(1) a position, O(n) a row
 * @source DH-D1
 */
export function longestPlaysByRow(box: Box, k: number): Uint16Array {
  const { piles: n } = box
  const drops = rankDrops(box).map((column) => Int32Array.from(column))
  const longest = new Uint16Array(box.count)
  forEachRow(box, (outer, length, rank) => {
    let j = 1
    while (j < n && outer[j] === 0) j++
    let m = 0
    // k nonempty stacks without stack 1
    if (n - j >= k) {
      const drop = drops[j]![outer[j]!]!
      m = longest[rank - drop]!
      const option = rank - drop - highestDrops(outer, drops, k - 1, j + 1)
      if (longest[option]! >= m) m++
    }
    longest[rank] = m
    if (n - j + 1 < k) return
    const from = rank - 1 - highestDrops(outer, drops, k - 1, 1)
    for (let x1 = 1; x1 < length; x1++) {
      if (longest[from + x1]! >= m) m++
      longest[rank + x1] = m
    }
  })
  return longest
}
