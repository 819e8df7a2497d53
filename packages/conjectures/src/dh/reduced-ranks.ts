import type { ReductionTable, Values } from '@nim/bruteforce'
import { sorted } from '@nim/core/rules'
import { forEachRow } from '../evidence/for-each-row.ts'
import { rankDrops } from '../evidence/rank-drops.ts'

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
  const isSameBut = comparison(n, box.max, unplayable, stride)
  forEachRow(box, (position, length, rank) => {
    const top = n === 1 ? 0 : position[n - 1]!
    let j = n - 1
    while (j > 1 && position[j - 1] === top) j--
    const drop = drops[j]![top]!
    for (let at = rank; at < rank + length; at++) {
      if (isReducedRank(at)) ranks[at] = at
      else if (n > 1 && at - rank < top && isSameBut(at, at - drop, j))
        ranks[at] = ranks[at - drop]!
      else ranks[at] = box.rank(sorted(reducedAt(at, heights)))
    }
  })
  return ranks
}

/** Whether u(x) and u(y), by rank, are the same but for u_j(x) = u_j(y) + 1. */
function comparison(
  n: number,
  max: number,
  unplayable: Values,
  stride: number,
): (x: number, y: number, j: number) => boolean {
  // as numbers of 32 bits they differ by a power of 256; none is carried if no entry is 255
  if (unplayable.BYTES_PER_ELEMENT === 1 && stride === 4 && max < 255 && IS_LITTLE_ENDIAN) {
    const { buffer, byteOffset, length } = unplayable
    const words = new Int32Array(buffer, byteOffset, length / 4)
    return (x, y, j) => ((words[x]! - words[y]!) | 0) === 1 << (8 * j)
  }
  return (x, y, j) => {
    for (let i = 0; i < n; i++) {
      if (unplayable[x * stride + i]! - (i === j ? 1 : 0) !== unplayable[y * stride + i]!)
        return false
    }
    return true
  }
}

const IS_LITTLE_ENDIAN = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1
