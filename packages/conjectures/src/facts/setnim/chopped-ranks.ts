import type { Box } from '@nim/core/rules'
import { rankShares } from '../../rows/rank-shares.ts'

/** The ranks of chopped positions, row by row. */
export interface ChoppedRanks {
  readonly startRow: (outer: readonly number[]) => void
  /** What the stacks 2 to i of the row add to a rank, by i. */
  readonly ofKept: Int32Array
  /** What the stacks from kept + 1 on add if all are heights[j][sum] high, by the sum. */
  readonly ofChopped: (kept: number, j: number) => Int32Array
}

/** Of the positions of a box, which are chopped at these heights. */
export function choppedRanks(box: Box, heights: readonly Int32Array[]): ChoppedRanks {
  const { piles: n, max } = box
  const width = max + 1
  const shares = rankShares(box)
  // what stack p + 1 and all higher ones add if they are h high: at p · width + h
  const together = new Int32Array((n + 1) * width)
  for (let p = n - 1; p > 0; p--) {
    for (let h = 0; h < width; h++) {
      together[p * width + h] = together[(p + 1) * width + h]! + shares[p]![h]!
    }
  }
  const ofKept = new Int32Array(n + 1)
  const tables: Int32Array[] = []
  // Where m > max no stack is chopped, and what the table has there is not used, or is 0 for kept = n.
  return {
    ofKept,
    startRow(outer) {
      let sum = 0
      for (let p = 1; p < n; p++) {
        const share = p * width + outer[p]!
        sum += together[share]! - together[share + width]!
        ofKept[p + 1] = sum
      }
    },
    ofChopped: (kept, j) =>
      (tables[j * (n + 1) + kept] ??= heights[j]!.map((m) => together[kept * width + m] ?? 0)),
  }
}
