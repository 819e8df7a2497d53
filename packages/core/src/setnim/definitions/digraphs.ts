/**
 * Every acyclic digraph on the vertices 0..V−1 whose edges go from larger to smaller numbers, with
 * `colours` kinds of edges and at most one edge between two vertices. Up to renaming of the
 * vertices, these are all the acyclic digraphs with V vertices. The edges of colour c from v are
 * the bits of `successors[c − 1][v]`. The generator reuses the same arrays for every graph.
 *
 * @param vertices up to 31
 * @complexity (colours + 1)^(V(V−1)/2) graphs
 * @source GMMV-D5
 */
export function* acyclicDigraphs(
  vertices: number,
  colours: number,
): Generator<readonly (readonly number[])[]> {
  const pairs: [number, number][] = []
  for (let v = 1; v < vertices; v++) for (let w = 0; w < v; w++) pairs.push([v, w])
  const colour = pairs.map(() => 0)
  const successors = Array.from({ length: colours }, () => new Array<number>(vertices).fill(0))
  for (;;) {
    yield successors
    let i = 0
    while (i < pairs.length && colour[i] === colours) {
      const [v, w] = pairs[i]!
      successors[colours - 1]![v]! ^= 1 << w
      colour[i++] = 0
    }
    if (i === pairs.length) return
    const [v, w] = pairs[i]!
    if (colour[i]! > 0) successors[colour[i]! - 1]![v]! ^= 1 << w
    successors[colour[i]!++]![v]! ^= 1 << w
  }
}

/** The number of graphs that {@link acyclicDigraphs} yields. */
export function digraphCount(vertices: number, colours: number): number {
  return (colours + 1) ** ((vertices * (vertices - 1)) / 2)
}

/**
 * The set of P-positions, as bits, of the game in which a move follows an edge, in normal play. The
 * function decides the vertices in ascending order.
 *
 * @param successors as bits; each successor is smaller than its vertex
 * @complexity O(V)
 * @source GMMV-D1
 */
export function pPositions(successors: readonly number[]): number {
  let P = 0
  successors.forEach((next, v) => {
    if ((next & P) === 0) P |= 1 << v
  })
  return P
}

/** The members of a set of vertices, in ascending order. */
export function bits(set: number): number[] {
  const members: number[] = []
  for (let v = 0; set >> v !== 0; v++) if ((set >> v) & 1) members.push(v)
  return members
}
