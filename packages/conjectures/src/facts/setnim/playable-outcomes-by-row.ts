import { boxCount, type SlowSetNim, sortedBox } from '@nim/core/rules'
import { bitsBelow } from '../../rows/bits-below.ts'
import { forEachRow } from '../../rows/for-each-row.ts'
import { writeBits } from '../../rows/pack-bits.ts'
import { rankDrops } from '../../rows/rank-drops.ts'
import { wordsFor } from '../../rows/says.ts'
import { reductionsByRow } from './reductions-by-row.ts'

/**
 * The outcome of red(x) in the playable game graph (DH-D5), by the rank of x: 0 = P, 1 = N. In rank
 * order: a reduced x is N iff some option x′ of it has a P-position red(x′); if x is not reduced, its
 * reduction is that of an earlier position, see `reductionsByRow`.
 *
 * A row is found 32 positions at a time: a set of stacks leads from all its positions to those of one
 * other row, with the same x_1 or, if stack 1 is in the set, with x_1 − 1. Of equal stacks 2, …, n the
 * first ones are played on, so that what is left is sorted. So it is with stack 1 too: where it is as
 * high as stack 2, and not played on although stack 2 is, the other row has no such x_1, and the set
 * with stack 1 in the place of the last of its equals leads to the same position. A test compares this
 * with the graph solved position by position.
 *
 * @throws RangeError if more memory is needed than allowed
 * @complexity at most 2^n words for every 32 positions of a row
 * @source DH-D5
 */
export function playableOutcomesByRow(
  ruleset: SlowSetNim,
  domain: { readonly max: number },
  limits: { readonly memory: number },
): Uint8Array {
  const { piles: n, sizes } = ruleset
  const { max } = domain
  const box = sortedBox(n, max)
  const reductions = reductionsByRow(ruleset, domain, limits)
  const width = wordsFor(max + 1)
  // where the reduction is P; beyond the row no bit is set
  const isP = new Int32Array((n === 1 ? 1 : Number(boxCount(n - 1, max, true))) * width)
  const moves = movesOfRow(n, max, sizes)
  const hasChain = sizes.includes(1)
  const hasP = new Int32Array(width)
  const values = new Uint8Array(box.count)
  const bytes = new DataView(values.buffer)
  let row = 0
  forEachRow(box, (outer, length, rank) => {
    const { from, rowDrop } = reductions(outer, length)
    const here = row * width
    hasP.fill(0)
    if (from < length) moves(outer, row, wordsFor(length), isP, hasP)
    let before = 0
    for (let w = 0, start = 0; start < length; w++, start += 32) {
      const unreduced = bitsBelow(from - start)
      let word = unreduced === 0 ? 0 : isP[here - rowDrop * width + w]! & unreduced
      const reduced = bitsBelow(length - start) & ~unreduced
      if (hasChain) word |= chained(~hasP[w]! & reduced, before)
      else word |= ~hasP[w]! & reduced
      before = word >>> 31
      isP[here + w] = word
      writeBits(bytes, rank + start, Math.min(32, length - start), ~word)
    }
    row++
  })
  return values
}

/**
 * With moves by stack 1 alone every position is reduced, and x is P iff no other move leads to a P-position
 * and x − e_1 is not P.
 * @param candidates where no other move leads to a P-position
 * @param before 1 if the position before the first one is P
 */
function chained(candidates: number, before: number): number {
  let word = 0
  let last = before
  for (let i = 0; i < 32; i++) {
    last = (candidates >>> i) & 1 & ~last
    word |= last << i
  }
  return word
}

/** Marks in hasP where a move by other sets than stack 1 alone leads to a bit of isP. */
type MovesOfRow = (
  outer: readonly number[],
  row: number,
  words: number,
  isP: Int32Array,
  hasP: Int32Array,
) => void

function movesOfRow(n: number, max: number, sizes: readonly number[]): MovesOfRow {
  const width = wordsFor(max + 1)
  // stack i of a position is stack i − 1 of its row; sets of these as bits
  const drops = n === 1 ? [] : rankDrops(sortedBox(n - 1, max))
  const rowDrops = drops.map((column) => Int32Array.from(column))
  const sets = 2 ** (n - 1)
  const size = Array.from({ length: sets }, (_, set) => set.toString(2).replaceAll('0', '').length)
  const isMove = Uint8Array.from(size, (count) => (sizes.includes(count) ? 1 : 0))
  const isMoveWithFirst = Uint8Array.from(size, (count) => (sizes.includes(count + 1) ? 1 : 0))
  const rowAfter = new Int32Array(sets)
  return (outer, row, words, isP, hasP) => {
    let empty = 0
    let tied = 0
    for (let i = 1; i < n; i++) {
      if (outer[i] === 0) empty |= 1 << (i - 1)
      if (i > 1 && outer[i] === outer[i - 1]) tied |= 1 << (i - 1)
    }
    rowAfter[0] = row
    for (let set = 1; set < sets; set++) {
      const stack = 31 - Math.clz32(set)
      rowAfter[set] = rowAfter[set ^ (1 << stack)]! - rowDrops[stack]![outer[stack + 1]!]!
      if ((set & empty) !== 0 || (set & tied & ~(set << 1)) !== 0) continue
      const there = rowAfter[set]! * width
      if (isMove[set] === 1) for (let w = 0; w < words; w++) hasP[w]! |= isP[there + w]!
      if (isMoveWithFirst[set] === 0) continue
      let carried = 0
      for (let w = 0; w < words; w++) {
        const word = isP[there + w]!
        hasP[w]! |= (word << 1) | carried
        carried = word >>> 31
      }
    }
  }
}
