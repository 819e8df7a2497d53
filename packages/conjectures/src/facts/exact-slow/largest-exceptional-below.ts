import { coverRanks, type KPlusOneTables } from './k-plus-one-tables.ts'

/**
 * The largest m(z) over exceptional z ≺ x, by the rank of x; −1 if there is none. A running maximum
 * over the lower covers.
 * @source GMMV-Claim8
 */
export function largestExceptionalBelow({ box, at }: KPlusOneTables): Int32Array {
  const belowOrAt = new Int32Array(box.count)
  const below = new Int32Array(box.count)
  box.forEach((position, rank) => {
    const most = Math.max(-1, ...coverRanks(box, position).map((cover) => belowOrAt[cover]!))
    below[rank] = most
    belowOrAt[rank] = Math.max(most, at(position).exceptional ?? -1)
  })
  return below
}
