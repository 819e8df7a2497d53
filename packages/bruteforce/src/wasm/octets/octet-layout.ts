/**
 * The layout of outcomes for games with many piles: rows of bits that fill whole bytes. The row x_1
 * = v of a plane x_2 = c contains the bits x_0 = 0..v, and its offset in the plane does not depend
 * on c. The rows v = 8s..8s+7 form a segment, and each has s + 1 bytes. Hence, an option that takes
 * a stone from pile 1 lies exactly one row of the segment before the position. Each later segment
 * is preceded by a byte of zeros and a copy of the row before it, in the width of the segment. Most
 * planes of games with eight or more piles have fewer than 100 positions. For such planes, 64-bit
 * words would take 1.4 bytes per position; these rows take 0.2 bytes.
 */

/** The number of rows in a segment. */
export const SEGMENT_ROWS = 8

/** The largest pile for which each row of the box fits into one 64-bit word. */
export const LARGEST_PILE = 63

/**
 * places[v] is the offset in bytes of the row x_1 = v in its plane, for 0 ≤ v ≤ max + 1. The plane
 * x_2 = c ends at places[c + 1], because the copy of a row also belongs to the plane in which that
 * row is the last one.
 */
export function octetPlaces(max: number): number[] {
  const places = new Array<number>(max + 2)
  let at = 0
  for (let v = 0; v <= max + 1; v++) {
    const bytes = Math.floor(v / SEGMENT_ROWS) + 1
    if (v > 0 && v % SEGMENT_ROWS === 0) at += 1 + bytes
    places[v] = at
    at += bytes
  }
  return places
}
