import type { ReductionTable, Values } from '@nim/bruteforce'
import { sorted } from '@nim/core/rules'
import { forEachRow } from '../../rows/for-each-row.ts'
import { rankDrops } from '../../rows/rank-drops.ts'

/**
 * The rank of red(x) by the rank of x, out of a table of u(x) = x − red(x). Mostly y = x − e_j, j the
 * first of the highest stacks, has u(y) = u(x) − e_j, which means that red(y) = red(x); then no
 * position is ranked.
 *
 * @complexity O(n) a position
 */
export function reducedRanks({
  box,
  isReducedRank,
  reducedAt,
  unplayable,
  stride,
}: ReductionTable): Int32Array {
  const n = box.piles
  const ranks = new Int32Array(box.count)
  const drops = rankDrops(box)
  const heights: number[] = []
  const rankOfReduction = (at: number): number => box.rank(sorted(reducedAt(at, heights)))
  const words = wordsOf(unplayable, stride, box.max)
  forEachRow(box, (position, length, rank) => {
    const top = n === 1 ? 0 : position[n - 1]!
    let j = n - 1
    while (j > 1 && position[j - 1] === top) j--
    const drop = drops[j]![top]!
    // where stack 1 is as high as all others, it is the first of them
    const end = rank + (n === 1 ? 0 : Math.min(length, top))
    if (words !== null) {
      fillRow(ranks, words, stride / 4, rank, end, drop, j, rankOfReduction)
    } else {
      for (let at = rank; at < end; at++) {
        if (isReducedRank(at)) ranks[at] = at
        else if (isSameBut(unplayable, n, stride, at, at - drop, j)) ranks[at] = ranks[at - drop]!
        else ranks[at] = rankOfReduction(at)
      }
    }
    for (let at = end; at < rank + length; at++) {
      ranks[at] = isReducedRank(at) ? at : rankOfReduction(at)
    }
  })
  return ranks
}

/** Fills in the ranks of a row up to `end`, with u(x) in one word or two. */
function fillRow(
  ranks: Int32Array,
  words: Int32Array,
  wordsEach: number,
  rank: number,
  end: number,
  drop: number,
  j: number,
  rankOfReduction: (at: number) => number,
): void {
  // as numbers of 32 bits u(x) and u(y) differ by a power of 256
  const difference = 1 << (8 * (j & 3))
  if (wordsEach === 1) {
    for (let at = rank; at < end; at++) {
      const u = words[at]!
      if (u === 0) ranks[at] = at
      else if (((u - words[at - drop]!) | 0) === difference) ranks[at] = ranks[at - drop]!
      else ranks[at] = rankOfReduction(at)
    }
    return
  }
  const low = j < 4 ? difference : 0
  const high = j < 4 ? 0 : difference
  for (let at = rank; at < end; at++) {
    const u = words[2 * at]!
    const v = words[2 * at + 1]!
    const y = 2 * (at - drop)
    if ((u | v) === 0) ranks[at] = at
    else if (((u - words[y]!) | 0) === low && ((v - words[y + 1]!) | 0) === high) {
      ranks[at] = ranks[at - drop]!
    } else ranks[at] = rankOfReduction(at)
  }
}

/** The entries as words, one or two a position, if no entry is 255, so that nothing is carried. */
function wordsOf(unplayable: Values, stride: number, max: number): Int32Array | null {
  const { BYTES_PER_ELEMENT, buffer, byteOffset, length } = unplayable
  if (BYTES_PER_ELEMENT !== 1 || max >= 255 || !IS_LITTLE_ENDIAN) return null
  return stride === 4 || stride === 8 ? new Int32Array(buffer, byteOffset, length / 4) : null
}

/** Whether u(x) and u(y), by rank, are the same but for u_j(x) = u_j(y) + 1. */
function isSameBut(
  unplayable: Values,
  n: number,
  stride: number,
  x: number,
  y: number,
  j: number,
): boolean {
  for (let i = 0; i < n; i++) {
    if (unplayable[x * stride + i]! - (i === j ? 1 : 0) !== unplayable[y * stride + i]!)
      return false
  }
  return true
}

const IS_LITTLE_ENDIAN = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1
