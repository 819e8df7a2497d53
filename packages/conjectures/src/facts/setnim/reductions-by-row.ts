import { type SlowSetNim, sortedBox } from '@nim/core/rules'
import { rankDrops } from '../../rows/rank-drops.ts'

/** The source of the reductions (DH-D3) for the positions of a row. */
interface ReducedRow {
  /** The positions with x_1 ≥ from are reduced, where from ≤ length. */
  readonly from: number
  /**
   * Every other position has the same reduction as the position with the same x_1 whose rank is
   * smaller by this number.
   */
  readonly drop: number
}

/**
 * The row of the positions with the given outer stacks. It must be called for all rows in rank
 * order. The result is valid until the next call.
 */
type ReductionsByRow = (outer: readonly number[], length: number) => ReducedRow

/**
 * red(x) for every position of a box, from the rules alone. Every sequence of legal moves can be
 * continued to a terminal position. So red_i(x) = x_i − u_i(x) is the largest number of times that
 * a sequence from x plays on stack i. A list of sets of allowed sizes is a legal sequence, in any
 * order, if and only if each stack i is in at most x_i of the sets. Let k = min A and m(x) =
 * red_n(x).
 *
 * 1. Sets of k stacks are enough. A larger set can be replaced by k of its stacks that include the
 *    stack in question. Also, y ≼ x implies red(y) ≼ red(x).
 * 2. red(x) = ctt(x, m(x)). To prove this, take stacks i < j, and exchange i and j in the first t
 *    sets of a sequence. When t grows by one, the number of plays on i changes by at most one. In
 *    the end, it is the original number of plays on j. If a sequence plays red_i(x) times on i, and
 *    less often on j, then the complete exchange shows that red_j(x) ≥ red_i(x). If a sequence
 *    plays m(x) times on stack n, and m(x) ≥ x_i, then some t yields exactly x_i plays on i. So
 *    red_i(x) = x_i.
 * 3. Let j be the first of the highest stacks, and let y = x − e_j. If m(y) < y_j, then red(x) =
 *    red(y). Suppose that a sequence from x plays on j more than y_j times. It has a part that
 *    plays on j exactly y_j times and is legal from y. This contradicts red_j(y) = m(y). So every
 *    sequence from x is legal from y.
 * 4. Otherwise m(y) ≥ x_n − 1, so m(x) is x_n or x_n − 1. If m(x) = x_n − 1, then again red(x) =
 *    red(y), by 2. If m(y) = x_n, then m(x) = x_n, by 1. If m(y) = x_n − 1, then m(x) = x_n if and
 *    only if there is a set S of k nonempty stacks with j in S and red_j(x − 1_S) = x_j − 1. By 2,
 *    the last condition is m(x − 1_S) ≥ x_n − 1. This uses that stacks of the same height can be
 *    exchanged, and that a sequence can begin with any of its sets.
 * 5. If at least k stacks are the highest, x is reduced: the same k of them can be played on x_n
 *    times.
 * 6. Otherwise it is enough to try sets S of k highest stacks. Let x_a < x_b, with a in S and b not
 *    in S, and let S′ be S with b instead of a. Take a sequence from x − 1_S that plays on j x_j −
 *    1 times. It is legal from x − 1_{S′} too, unless it plays on b x_b times. In that case it
 *    plays on a less often than on b, so one of its sets contains b but not a. With a instead of b
 *    in that set, the sequence is legal. S′ contains j, because j is not a. By 5, every set of k
 *    highest stacks contains j.
 *
 * So x is reduced, or it has the reduction of y. By 1, m(x) does not fall as x_1 grows in a row. So
 * two numbers are enough for each row: the x_1 from which on m(x) = x_n, and the x_1 from which on
 * m(x) ≥ x_n − 1. By 3 and 4, both follow from the same two numbers for the rows of y and of x −
 * 1_S. If stack 1 is as high as all others, x is reduced by 5. Otherwise j is the same for the
 * whole row. A test compares the result with the table of `@nim/bruteforce`, which is computed
 * without any of these facts.
 *
 * @complexity O(n) for each row
 * @source DH-D3
 */
export function reductionsByRow(
  ruleset: SlowSetNim,
  { max }: { readonly max: number },
): ReductionsByRow {
  const n = ruleset.piles
  const k = ruleset.sizes[0]!
  const found = { from: 0, drop: 0 }
  // a single stack can always be emptied
  if (n === 1) return () => found
  const drops = rankDrops(sortedBox(n, max)).map((column) => Int32Array.from(column))
  // stack i of a position is stack i − 1 of its row
  const outerBox = sortedBox(n - 1, max)
  const rowDrops = [drops[0]!, ...rankDrops(outerBox).map((column) => Int32Array.from(column))]
  const none = max + 1
  // for each row: the x_1 from which on m(x) = x_n, and the x_1 from which on m(x) ≥ x_n − 1
  const Numbers = none < 2 ** 16 ? Uint16Array : Uint32Array
  const full = new Numbers(outerBox.count)
  const near = new Numbers(outerBox.count)
  let rows = 0
  return (outer, length) => {
    const row = rows++
    const top = outer[n - 1]!
    let j = n - 1
    while (j > 1 && outer[j - 1] === top) j--
    if (top === 0 || n - j >= k) {
      full[row] = 0
      near[row] = 0
      found.from = 0
      return found
    }
    const before = row - rowDrops[j]![top]!
    const isTied = j < n - 1
    const least = isTied ? near[before]! : full[before]!
    let from = isTied ? full[before]! : none
    if (length > top && from > top) from = top
    if (least < from) {
      // a move on all highest stacks lowers the maximum
      if (k < n) {
        const option = rowAfter(rowDrops, row, outer, k)
        if (option >= 0) from = Math.min(from, full[option]!)
      }
      // stack 1 may be one of the k highest
      if (k === n || outer[1] === outer[n - k]) {
        const option = rowAfter(rowDrops, row, outer, k - 1)
        if (option >= 0) from = Math.min(from, full[option]! + 1)
      }
    }
    full[row] = from < length ? from : none
    near[row] = Math.min(least, full[row])
    found.from = from < length ? from : length
    found.drop = drops[j]![top]!
    return found
  }
}

/**
 * The row after a move on this many of the highest outer stacks, or −1 if one such stack is empty.
 * Of several equal stacks, the first ones are chosen, so that the rest stays sorted.
 */
function rowAfter(
  rowDrops: readonly Int32Array[],
  row: number,
  outer: readonly number[],
  count: number,
): number {
  const lowest = outer.length - count
  const height = outer[lowest]!
  if (height === 0) return -1
  let option = row
  let i = outer.length - 1
  for (; outer[i]! > height; i--) option -= rowDrops[i]![outer[i]!]!
  let first = lowest
  while (first > 1 && outer[first - 1] === height) first--
  for (let last = first + i - lowest; last >= first; last--) option -= rowDrops[last]![height]!
  return option
}
