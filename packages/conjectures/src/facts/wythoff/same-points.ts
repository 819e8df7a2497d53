type Points = readonly (readonly number[])[]

/**
 * Tells whether two lists name the same points with 0 ≤ S ≤ L ≤ max, each named once or more and with
 * its coordinates in any order; false if one of them names another point.
 *
 * @complexity O(length) a question, 4·(max+1)² bytes
 */
export function samePoints(max: number): (some: Points, others: Points) => boolean {
  const side = max + 1
  const lastSeen = new Int32Array(side * side)
  let marks = 0
  /**
   * Marks the points and counts them, each once; −1 if one of them is none of the plane, or does not
   * have the mark before that.
   */
  const mark = (points: Points, before: number | null): number => {
    marks++
    let count = 0
    for (const [x, y] of points) {
      if (!isWithin(x, max) || !isWithin(y, max)) return -1
      const cell = Math.max(x, y) * side + Math.min(x, y)
      const seen = lastSeen[cell]!
      if (seen === marks) continue
      if (before !== null && seen !== before) return -1
      lastSeen[cell] = marks
      count++
    }
    return count
  }
  return (some, others) => {
    const count = mark(some, null)
    return count >= 0 && mark(others, marks) === count
  }
}

function isWithin(x: number | undefined, max: number): x is number {
  return Number.isInteger(x) && x! >= 0 && x! <= max
}
