import type { Box } from '@nim/core/rules'
import { forEachRow } from '../../rows/for-each-row.ts'
import { rankDrops } from '../../rows/rank-drops.ts'
import { type LengthTable, lengthTable } from './length-table.ts'
import { successorOf } from './rule-by-definition.ts'

/** How far the GM-rule leads from the positions of a row of a sorted box, as distances of ranks. */
interface GmDistances {
  /** From x_1 < x_2 that is a multiple of l. */
  multiple: number
  /** From the other x_1 ≤ x_2. */
  other: number
  /** For the row with these outer piles, the first of which, x_2, is not 0. */
  enter(outer: readonly number[]): void
}

/**
 * The GM-rule on positions with x_1 ≥ 0 and x_2 > 0: the pivot, the last of the least multiples of l,
 * is kept, or the last entry if there is no multiple, and all others are lowered. So the position
 * stays sorted, and it stays in the box: an empty pile, which is a multiple of l, is the pivot. Its
 * rank is lower by the sum of what each lowered pile takes away. Along a row the pivot is x_1 where
 * that is a multiple and less than x_2, and the same outer pile elsewhere: x_1 = x_2 is either no
 * multiple, or the pivot is the last pile that is equal to x_2, which it is among the outer ones too.
 *
 * @complexity O(n) a row
 * @source GN-D2, GN-D3, GN-D4
 */
function gmDistances(box: Box, l: number): GmDistances {
  const n = box.piles
  const drops = rankDrops(box)
  return {
    multiple: 0,
    other: 0,
    enter(outer) {
      let all = 0
      let kept = 0
      for (let i = 1; i < n; i++) {
        all += drops[i]![outer[i]!]!
        if (outer[i]! % l === 0 && (kept === 0 || outer[i] === outer[kept])) kept = i
      }
      if (kept === 0) kept = n - 1
      this.multiple = all
      // x_1 takes away 1, whatever it is
      this.other = 1 + all - drops[kept]![outer[kept]!]!
    },
  }
}

/**
 * By rank, how many moves of the GM-rule lead from a position of two or more piles to one with two
 * empty piles.
 *
 * @complexity O(1) a position and O(n) a row, four bytes a position
 * @source GN-D3, GN-2.7.nn
 */
export function gmPlayLengths(box: Box, l: number): LengthTable {
  const lengths = lengthTable(box)
  const distances = gmDistances(box, l)
  forEachRow(box, (outer, length, rank) => {
    const x2 = outer[1]!
    if (x2 === 0) return
    distances.enter(outer)
    const { multiple, other } = distances
    let residue = 0
    for (let x1 = 0; x1 < length; x1++) {
      const distance = residue === 0 && x1 < x2 ? multiple : other
      lengths[rank + x1] = 1 + lengths[rank + x1 - distance]!
      if (++residue === l) residue = 0
    }
  })
  return lengths
}

/** {@link gmPlayLengths}, position by position. */
export function gmPlayLengthsByDefinition(box: Box, l: number): LengthTable {
  const lengths = lengthTable(box)
  box.forEach((x, rank) => {
    if (x[1]! > 0) lengths[rank] = 1 + lengths[box.rank(successorOf(x, l))]!
  })
  return lengths
}
