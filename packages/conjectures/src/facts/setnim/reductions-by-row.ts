import { type SlowSetNim, sortedBox } from '@nim/core/rules'
import { rankDrops } from '../../rows/rank-drops.ts'

/** The source of the reductions (DH-D3) for the positions of a row. */
interface ReducedRow {
  /** The positions with x_1 ≥ from are reduced, where from ≤ length. */
  readonly from: number
  /** The others have the same reduction as the position with equal x_1 and a rank less by this. */
  readonly drop: number
}

/**
 * The row of the positions with the given outer stacks. It must be called for all rows in rank
 * order. The result is valid until the next call.
 */
type ReductionsByRow = (outer: readonly number[], length: number) => ReducedRow

/**
 * red(x) for every position of a box, from the rules. Every sequence of legal moves can be continued
 * to a terminal position, so red_i(x) = x_i − u_i(x) is the largest number of times that stack i is
 * played on in a sequence from x. A list of sets of allowed sizes is a legal sequence, in any order,
 * exactly if no stack i is in more than x_i of them. From this, with k = min A and m(x) = red_n(x):
 *
 * 1. Sets of k stacks are enough: a larger set can be replaced by a part of it with k stacks that
 *    contains the stack in question. And y ≼ x implies red(y) ≼ red(x).
 * 2. red(x) = ctt(x, m(x)). Exchange two stacks i < j in the first t sets of a sequence. As t grows, the
 *    number of times that i is played on goes by steps of at most 1 from that of i to that of j. For
 *    a sequence that plays on i most often, and on j less, the end of this shows red_j ≥ red_i. For
 *    one that plays on stack n m(x) ≥ x_i times, some t plays on i exactly x_i times, so red_i(x) = x_i.
 * 3. Let j be the first of the highest stacks, and y = x − e_j. If m(y) < y_j, then red(x) = red(y): a
 *    sequence from x that plays on j more than y_j times has a part that does so y_j times and is
 *    legal from y, but red_j(y) = m(y); so all sequences from x are legal from y.
 * 4. Else m(x) is x_n or x_n − 1, because m(y) ≥ x_n − 1. If it is x_n − 1, again red(x) = red(y), by 2.
 *    It is x_n if m(y) = x_n, by 1; otherwise exactly if some set S of k nonempty stacks with j in S
 *    has red_j(x − 1_S) = x_j − 1, that is m(x − 1_S) ≥ x_n − 1 by 2: stacks of the same height can be
 *    exchanged, and a sequence can begin with any of its sets.
 * 5. If k stacks or more are the highest, x is reduced: the same k of them are played on x_n times.
 * 6. Else S need only be a set of k highest stacks. For let x_a < x_b, a in S, b not, and S′ be S with
 *    b instead of a. A sequence from x − 1_S that plays on j x_j − 1 times is legal from x − 1_{S′} too,
 *    unless it plays on b x_b times; then it plays on a less often, so one of its sets contains b and
 *    not a; with a instead of b there, it is legal. j is in S and in S′ by 5, and not a.
 *
 * So x is reduced, or has the reduction of y. In a row m(x) does not fall as x_1 grows, by 1. So it is
 * enough to know of each row from which x_1 on m(x) = x_n, and from which on m(x) ≥ x_n − 1: both by 3
 * and 4 from such numbers of the rows of y and of x − 1_S. If stack 1 is as high as all others, x is
 * reduced by 5; below that, j is the same for the whole row. The law of facts
 * compares this with the table of `@nim/bruteforce`, which has been filled without any of it.
 *
 * @complexity O(n) a row
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
  // for each row: from which x_1 on m(x) = x_n, and from which x_1 on m(x) ≥ x_n − 1
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
 * The row after a move on this many of the highest outer stacks, or −1 if one of them is empty. Of
 * several equal stacks, the first ones are chosen, so that the rest stays sorted.
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
