import type { Box } from '@nim/core/rules'
import { forEachRow } from '../../rows/for-each-row.ts'

/**
 * The least of ⌊(x_1+…+x_{n−j})/(k−j)⌋ over j = 0..k−1, by rank: the formula of `longestPlay`, with the
 * outer sums added once a row and the quotients looked up.
 *
 * @param box with n·max < 2^16
 * @complexity k look-ups a position
 * @source NT-F5
 */
export function formulaLengths(box: Box, k: number): Uint16Array {
  const { piles: n, max } = box
  const least = new Uint16Array(box.count)
  const quotients = Array.from({ length: k + 1 }, (_, divisor) =>
    Uint16Array.from({ length: n * max + 1 }, (__, sum) => Math.floor(sum / divisor)),
  )
  forEachRow(box, (outer, length, rank) => {
    let sum = 0
    for (let i = 1; i <= n - k; i++) sum += outer[i]!
    for (let x1 = 0; x1 < length; x1++) least[rank + x1] = sum + x1
    for (let divisor = 2; divisor <= k; divisor++) {
      sum += outer[n - k + divisor - 1]!
      fillLeast(least, rank, length, quotients[divisor]!, sum)
    }
  })
  return least
}

function fillLeast(
  least: Uint16Array,
  rank: number,
  length: number,
  quotients: Uint16Array,
  sum: number,
): void {
  for (let x1 = 0; x1 < length; x1++) {
    const quotient = quotients[sum + x1]!
    if (quotient < least[rank + x1]!) least[rank + x1] = quotient
  }
}
