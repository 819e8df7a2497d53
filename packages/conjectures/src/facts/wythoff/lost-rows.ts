/**
 * The points of the plane that are lost by the definition for the player to move, row by row, L = 0, 1,
 * …: it fills lost[S] with 1 or 0 for 0 ≤ S ≤ L. A point is lost iff no move leads to a lost one, and
 * the moves are of any length: along the row, along the coordinate S, and along the diagonal. So it
 * is enough to remember which of these have a lost point already; the options come first in the order
 * of the rows.
 *
 * @param isOriginLost whether the player to move at (0,0), where there is no move, has lost
 * @complexity O(1) a point
 * @source V-G
 */
export function lostRows(
  max: number,
  isOriginLost: boolean,
): (L: number, lost: Uint8Array) => void {
  const hasLost = new Uint8Array(max + 1)
  const hasLostDifference = new Uint8Array(max + 1)
  return (L, lost) => {
    for (let S = 0; S <= L; S++) {
      // The points with the coordinate L, those of this row, have no other row before them.
      const isWon = hasLost[S]! | hasLost[L]! | hasLostDifference[L - S]!
      const isLost = L === 0 ? (isOriginLost ? 1 : 0) : isWon ^ 1
      lost[S] = isLost
      hasLost[S]! |= isLost
      hasLost[L]! |= isLost
      hasLostDifference[L - S]! |= isLost
    }
  }
}
