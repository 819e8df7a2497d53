import type { Box } from '@nim/core/rules'
import type { Classes } from '../../rows/by-class.ts'
import { wordsFor } from '../../rows/says.ts'

/**
 * Two classes, given in bits.
 * @param fillRow fills in the bits of a row, the lowest one of the first word for x_1 = 0
 */
export function classesOfBits(
  box: Box,
  fillRow: (position: readonly number[], bits: Int32Array, length: number, rank: number) => void,
): Classes {
  const bits = new Int32Array(wordsFor(box.max + 1))
  return {
    count: 2,
    rows(position, classes, length, rank) {
      fillRow(position, bits, length, rank)
      for (let x1 = 0; x1 < length; x1++) classes[x1] = (bits[x1 >> 5]! >>> (x1 & 31)) & 1
    },
    planes: {
      states: 1,
      count: 1,
      rows(position, planes, first, length, rank) {
        fillRow(position, planes[first]!, length, rank)
        return 0
      },
    },
  }
}
