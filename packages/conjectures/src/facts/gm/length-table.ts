import type { Box } from '@nim/core/rules'

/** By rank, lengths of plays of a game in which every move takes a stone. */
export type LengthTable = Uint16Array | Int32Array

/** A table for the positions of a box, all 0; no play has more moves than there are stones. */
export function lengthTable({ piles, max, count }: Box): LengthTable {
  return piles * max < 2 ** 16 ? new Uint16Array(count) : new Int32Array(count)
}
