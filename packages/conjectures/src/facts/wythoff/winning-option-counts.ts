/**
 * How many options of each point are winning points: row by row, L = 0, 1, …, it fills counts[S] for
 * 0 ≤ S ≤ L.
 *
 * The options of (S,L) are (x,L) and (S − x, L − x) and the points with the coordinate S whose other
 * one is below L. So there are three running counts, each one more than that of the option next to the
 * point if that is winning: along the row L, along the diagonal, and along the coordinate S. The last
 * runs from (0,S) through (S,S) to (S,L): first S is the larger coordinate, then the smaller one. Where
 * S = L this is the row itself, and (S − m, S), m = L − S, which is met along S and along the diagonal, is one
 * option.
 *
 * @param partner winning points by smaller coordinate
 * @complexity O(1) a point
 * @source V-G, V-P3
 */
export function winningOptionCounts(
  partner: Int32Array,
  max: number,
): (L: number, counts: Uint8Array) => void {
  /** Winning points met so far that have the coordinate S, or the difference m. */
  const withCoordinate = new Uint8Array(max + 1)
  const withDifference = new Uint8Array(max + 1)
  return (L, counts) => {
    let inRow = 0
    for (let S = 0; S <= L; S++) {
      const m = L - S
      const isMetTwice = S < L && m <= S && partner[S - m] === S
      const along = S < L ? withCoordinate[S]! : 0
      counts[S] = inRow + along + withDifference[m]! - (isMetTwice ? 1 : 0)
      if (partner[S] !== L) continue
      inRow++
      withDifference[m]!++
      if (S < L) withCoordinate[S]!++
    }
    withCoordinate[L]! += inRow
  }
}
