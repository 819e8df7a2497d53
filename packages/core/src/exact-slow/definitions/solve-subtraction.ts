/**
 * Solves a subtraction game on all vectors with entries 0..max, using only its rules. A move
 * subtracts one of the difference vectors, and entries must stay ≥ 0. The player who cannot move
 * loses.
 *
 * @param differences nonzero vectors of whole numbers ≥ 0
 * @returns a test of whether a vector of the box is a P-position
 * @complexity (max+1)^dimension times the number of differences
 * @source GMMV-Cite2
 */
export function solveSubtraction(
  dimension: number,
  max: number,
  differences: readonly (readonly number[])[],
): (position: readonly number[]) => boolean {
  const places = Array.from({ length: dimension }, (_, i) => (max + 1) ** i)
  const index = (vector: readonly number[]): number =>
    vector.reduce((sum, entry, i) => sum + entry * places[i]!, 0)
  const drops = differences.map(index)
  const isP = new Uint8Array((max + 1) ** dimension)
  const position = new Array<number>(dimension).fill(0)
  for (let at = 0; at < isP.length; at++) {
    const wins = differences.some(
      (difference, d) =>
        difference.every((entry, i) => entry <= position[i]!) && isP[at - drops[d]!] === 1,
    )
    isP[at] = wins ? 0 : 1
    let i = 0
    while (i < dimension && position[i] === max) position[i++] = 0
    if (i < dimension) position[i]!++
  }
  return (vector) => isP[index(vector)] === 1
}
