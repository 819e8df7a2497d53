import type { BitRows } from './bit-rows.ts'
import { highestDrops } from './highest-stacks.ts'
import type { RowGame } from './row-game.ts'
import { endOf, firstOf, type RowMoves } from './row-sets.ts'

/**
 * Fills most[x_1] with the largest l (by its definition, for whatever number of stacks) of the options by
 * moves on at least k stacks, or −1 if there are none. It is that of the move on the k highest ones. For y ≤ z implies F_y ≤ F_z, and so l(y) ≤ l(z): moves on more stacks
 * leave less. And if w_i ≤ w_h, then min(w_i − 1,m) + min(w_h,m) ≤ min(w_i,m) + min(w_h − 1,m), so a move
 * with the higher of two stacks in the place of the other leaves an F that is nowhere less.
 */
export function mostLengthOfOptions(
  { n, k, drops }: Pick<RowGame, 'n' | 'k' | 'drops'>,
  lengths: Uint16Array,
  outer: readonly number[],
  most: Int32Array,
  length: number,
  rank: number,
): void {
  // stack 1 is among the highest if all are, and where x_1 = x_2
  const isAll = k === n
  const isNone = !isAll && outer[n - k] === 0
  const distance = isAll
    ? 1 + highestDrops(outer, drops, n - 1, 1)
    : highestDrops(outer, drops, k, 1)
  const last = n === 1 ? length : length - 1
  for (let x1 = 0; x1 < last; x1++) {
    most[x1] = isNone || (isAll && x1 === 0) ? -1 : lengths[rank + x1 - distance]!
  }
  if (n === 1) return
  const ofLast = isAll ? distance : highestDrops(outer, drops, k, 1, true)
  most[last] = isNone || (isAll && last === 0) ? -1 : lengths[rank + last - ofLast]!
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
