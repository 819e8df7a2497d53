import type { BitRows } from './bit-rows.ts'
import { endOf, firstOf, type RowMoves } from './row-sets.ts'

/**
 * Fills most[x_1] with the largest of the numbers of the options by these moves, or −1 if there are
 * none; for n ≥ 2 also where x_1 = x_2.
 * @param numbers by rank
 */
export function mostOfOptions(
  moves: RowMoves,
  numbers: Uint16Array,
  most: Int32Array,
  length: number,
  rank: number,
): void {
  for (let x1 = 0; x1 < length; x1++) most[x1] = -1
  const count = moves.count()
  for (let s = 0; s < count; s++) {
    const played = moves.played[s]!
    const from = rank - moves.distances[s]!
    const end = endOf(played, length)
    for (let x1 = firstOf(played); x1 < end; x1++) {
      const number = numbers[from + x1]!
      if (number > most[x1]!) most[x1] = number
    }
  }
}

/** Bits of the positions x_1 = from, …, from + 31 of a row with an option in the set. */
export function haveOptionIn(
  moves: RowMoves,
  set: BitRows,
  length: number,
  rank: number,
  from: number,
): number {
  const count = moves.count()
  let bits = 0
  for (let s = 0; s < count; s++) {
    bits |=
      set.window(rank + from - moves.distances[s]!) & legalBits(moves.played[s]!, length, from)
  }
  return bits
}

/** Bits of the positions x_1 = from, …, from + 31 of a row that have a move by this set of stacks. */
function legalBits(played: number, length: number, from: number): number {
  const count = endOf(played, length) - from
  const below = count >= 32 ? -1 : (1 << count) - 1
  return from === 0 ? below & ~firstOf(played) : below
}
