import { NO_PARTNER } from './partner-table.ts'

/**
 * Wythoff's game with its two piles told apart and never swapped, by the definition: by x, the y for
 * which (x,y), 0 ≤ x, y ≤ max, is P, −1 if there is none. In lexicographic order every option of a
 * point comes before it; three tables remember which columns, rows and diagonals have a P already, so
 * that a point is P iff none of its own three has one. The first P of a column ends it, for from all
 * points above it a move leads to it.
 *
 * @complexity at most O(max²) time, O(max) space
 * @source V-G, V-P1
 */
export function orderedPartners(max: number): Int32Array {
  const partner = new Int32Array(max + 1).fill(NO_PARTNER)
  const hasRowP = new Uint8Array(max + 1)
  const hasDiagonalP = new Uint8Array(2 * max + 1)
  for (let x = 0; x <= max; x++) {
    for (let y = 0; y <= max; y++) {
      if (hasRowP[y] === 1 || hasDiagonalP[x - y + max] === 1) continue
      hasRowP[y] = 1
      hasDiagonalP[x - y + max] = 1
      partner[x] = y
      break
    }
  }
  return partner
}
