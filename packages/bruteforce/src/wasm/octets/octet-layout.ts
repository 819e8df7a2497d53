/**
 * Rows of bits in whole bytes, of games with many piles: the row x_1 = v of a plane x_2 = c holds the bits
 * x_0 = 0..v, and places do not depend on c. Rows of v = 8s..8s+7 are a segment; each has s + 1 bytes, so that a
 * stone from pile 1 leads as many bytes back as a row of the segment has. In front of each later segment lies the
 * row before it once more, in the width of the segment, behind a byte of zeros. Most planes of eight piles and more
 * have fewer than 100 positions; words of 64 bits would take 1.4 bytes a position, these rows take 0.2.
 */

/** Rows of a segment. */
export const SEGMENT_ROWS = 8

/** The largest pile of a box whose rows fit in one word of 64 bits. */
export const LARGEST_PILE = 63

/**
 * places[v] = place of the row x_1 = v in its plane, in bytes, for 0 ≤ v ≤ max + 1. The plane x_2 = c ends at
 * places[c + 1]: the copy in front of a row belongs to the planes whose last row it copies, too.
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
