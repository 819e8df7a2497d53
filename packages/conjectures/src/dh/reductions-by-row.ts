import { boxCount, formatRuleset, type SlowSetNim, sortedBox } from '@nim/core/rules'
import { rankDrops } from '../evidence/rank-drops.ts'
import { hasStack, stackSets } from './visit-moves.ts'

/** The reductions (DH-D3) of a sorted box, found row by row in rank order. */
export interface ReductionsByRow {
  /** By rank, in the rows filled so far: the height m(x) of the highest stack of red(x). */
  readonly tops: Uint8Array | Uint16Array | Uint32Array
  /** To be asked for all rows in rank order. */
  readonly fillRow: FillRow
}

/**
 * Fills classes[x_1] with a number in 0..255 that the reductions of the positions of a row have.
 * @param position the position with x_1 = 0
 * @param ofReduced fills in the numbers of the positions with from ≤ x_1 < to, which are reduced
 */
export type FillRow = (
  position: readonly number[],
  length: number,
  rank: number,
  classes: Uint8Array,
  ofReduced: (position: readonly number[], from: number, to: number) => void,
) => void

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
 *
 * So x is reduced, or has the reduction of y. In a row it is reduced from some x_1 on, by 1. A test
 * compares this with the table of `@nim/bruteforce`, which has been filled without any of it.
 *
 * @throws RangeError if more memory is needed than allowed
 * @complexity a few nanoseconds a position; at most C(n−1, k−1) sets for some of them
 * @source DH-D3
 */
export function reductionsByRow(
  ruleset: SlowSetNim,
  { max }: { readonly max: number },
  { memory }: { readonly memory: number },
): ReductionsByRow {
  const n = ruleset.piles
  const needed = reductionsByRowMemory(ruleset, { max })
  if (needed > BigInt(memory)) {
    throw new RangeError(
      `${formatRuleset(ruleset)}, box max=${max}: the reductions need ${needed} bytes, the limit is ${memory}`,
    )
  }
  const box = sortedBox(n, max)
  const drops = rankDrops(box).map((column) => Int32Array.from(column))
  const tops = new { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array }[bytesOf(max)](box.count)
  const known = new Uint8Array(box.count)
  const moves = movesByK(n, ruleset.sizes[0]!, drops)

  const fillRow: FillRow = (position, length, rank, classes, ofReduced) => {
    const top = n === 1 ? 0 : position[n - 1]!
    // with one stack, or no stones, every position is reduced
    let x1 = top === 0 ? length : 0
    if (x1 === 0) {
      // where all stacks are equal, stack 1 is the first of the highest ones
      const isLastEqual = length > top
      const end = isLastEqual ? length - 1 : length
      let j = n - 1
      while (j > 1 && position[j - 1] === top) j--
      let drop = drops[j]![top]!
      let isMeasured = false
      for (; x1 < length; x1++) {
        if (x1 === end) {
          j = 0
          drop = 1
        }
        const y = rank + x1 - drop
        const below = tops[y]!
        if (below >= top - 1) {
          if (below === top) break
          if (!isMeasured) moves.measure(position)
          isMeasured = true
          if (moves.lead(tops, rank + x1, x1, position[1]!, j, top - 1)) break
        }
        tops[rank + x1] = below
        known[rank + x1] = classes[x1] = known[y]!
      }
    } else x1 = 0
    if (x1 === length) return
    ofReduced(position, x1, length)
    for (; x1 < length; x1++) {
      tops[rank + x1] = n === 1 ? x1 : top
      known[rank + x1] = classes[x1]!
    }
  }
  return { tops, fillRow }
}

interface Moves {
  /** Prepares a row. */
  readonly measure: (outer: readonly number[]) => void
  /**
   * Whether from the position of this rank in the row a move by k stacks, stack j among them, leads
   * to one with m ≥ least.
   */
  readonly lead: (
    tops: ArrayLike<number>,
    rank: number,
    x1: number,
    x2: number,
    j: number,
    least: number,
  ) => boolean
}

function movesByK(n: number, k: number, drops: readonly Int32Array[]): Moves {
  const withStack = Array.from({ length: n }, (_, j) =>
    stackSets(n, k)
      .filter((set) => hasStack(set, j))
      .toReversed(),
  )
  const sets = withStack.map((those) => Int32Array.from(those))
  // of each set its k stacks
  const members = withStack.map((those) =>
    Uint8Array.from(
      those.flatMap((set) =>
        Array.from({ length: n }, (_, i) => i).filter((i) => hasStack(set, i)),
      ),
    ),
  )
  // the set that was found last is tried first
  const recent = new Int32Array(n)
  const dropOf = new Int32Array(n).fill(1)
  let emptyOuter = 0
  let tiedOuter = 0
  return {
    measure(outer) {
      emptyOuter = 0
      tiedOuter = 0
      for (let i = 1; i < n; i++) {
        const height = outer[i]!
        if (height === 0) emptyOuter |= 1 << i
        if (i > 1 && height === outer[i - 1]) tiedOuter |= 1 << i
        dropOf[i] = drops[i]![height]!
      }
    },
    lead(tops, rank, x1, x2, j, least) {
      const empty = x1 === 0 ? emptyOuter | 1 : emptyOuter
      const tied = x1 === x2 ? tiedOuter | 2 : tiedOuter
      const [masks, stacks] = [sets[j]!, members[j]!]
      for (let tries = -1; tries < masks.length; tries++) {
        const s = tries < 0 ? recent[j]! : tries
        const set = masks[s]!
        // of equal stacks the first ones are played on, so that what is left is sorted
        if ((set & empty) !== 0 || (set & tied & ~(set << 1)) !== 0) continue
        let option = rank
        for (let at = s * k; at < s * k + k; at++) option -= dropOf[stacks[at]!]!
        if (tops[option]! < least) continue
        recent[j] = s
        return true
      }
      return false
    },
  }
}

/** Bytes that {@link reductionsByRow} allocates, exact or at least 2^64. */
export function reductionsByRowMemory(
  { piles }: SlowSetNim,
  { max }: { readonly max: number },
): bigint {
  return boxCount(piles, max, true) * BigInt(1 + bytesOf(max)) + BigInt(12 * piles * (max + 1))
}

function bytesOf(max: number): 1 | 2 | 4 {
  if (max <= 0xff) return 1
  return max <= 0xffff ? 2 : 4
}
