/**
 * Every acyclic digraph on the vertices 0..V−1 whose edges go from larger to smaller numbers, with
 * `colours` kinds of edges, at most one between two vertices. Up to renaming this is every finite
 * acyclic digraph. Edges of colour c from v are the bits of `successors[c − 1][v]`; the arrays are
 * reused from graph to graph.
 *
 * @complexity (colours + 1)^(V(V−1)/2) graphs
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

/** Number of the graphs of {@link acyclicDigraphs}. */
export function digraphCount(vertices: number, colours: number): number {
  return (colours + 1) ** ((vertices * (vertices - 1)) / 2)
}

/** The P-positions of normal play along the edges, as bits, by going up from the smallest vertex. */
export function pPositions(successors: readonly number[]): number {
  let P = 0
  successors.forEach((next, v) => {
    if ((next & P) === 0) P |= 1 << v
  })
  return P
}

/** `2>0 2>1`: the edges of a graph. */
function formatEdges(successors: readonly number[]): string {
  const edges = successors.flatMap((next, v) => bits(next).map((w) => `${v}>${w}`))
  return edges.join(' ')
}

/** The members of a set of vertices, ascending. */
export function bits(set: number): number[] {
  const members: number[] = []
  for (let v = 0; set >> v !== 0; v++) if ((set >> v) & 1) members.push(v)
  return members
}

/** Two sets of moves on the same positions, with the P-positions of each and of both, as bits. */
export interface TwoGames {
  readonly vertices: number
  /** The moves, such as `2>0 2>1`. */
  readonly A: string
  readonly B: string
  readonly PA: number
  readonly PB: number
  readonly PAB: number
}

/**
 * Every two sets of moves on 1 to `most` vertices whose union is acyclic, up to renaming.
 * @complexity 4^(V(V−1)/2) graphs
 */
export function* gamesTogether(most: number): Generator<TwoGames> {
  for (let vertices = 1; vertices <= most; vertices++) {
    for (const [onlyA, onlyB, both] of acyclicDigraphs(vertices, 3)) {
      const A = onlyA!.map((next, v) => next | both![v]!)
      const B = onlyB!.map((next, v) => next | both![v]!)
      const PAB = pPositions(A.map((next, v) => next | B[v]!))
      const edges = { A: formatEdges(A), B: formatEdges(B) }
      yield { vertices, ...edges, PA: pPositions(A), PB: pPositions(B), PAB }
    }
  }
}

/** Two kinds of moves from each of the same positions, and a set Q ⊂ P; sets of positions as bits. */
export interface Extension {
  readonly M: readonly number[]
  readonly Mplus: readonly number[]
  /** P-positions for M alone. */
  readonly P: number
  readonly Q: number
  /** P-positions for all moves. */
  readonly extendedP: number
}

/**
 * Every two disjoint sets of moves on 1 to `most` vertices whose union is acyclic, up to renaming, with
 * every subset Q of P, from P itself to the empty one.
 * @param data gets the numbers of graphs and of subsets
 * @complexity 3^(V(V−1)/2) graphs
 */
export function* extensions(
  most: number,
  data: Record<string, number | string>,
): Generator<Extension> {
  let [graphs, pairs] = [0, 0]
  for (let vertices = 1; vertices <= most; vertices++) {
    for (const [M, Mplus] of acyclicDigraphs(vertices, 2)) {
      const P = pPositions(M!)
      const extendedP = pPositions(M!.map((next, v) => next | Mplus![v]!))
      graphs++
      for (let Q = P; Q >= 0; Q = Q === 0 ? -1 : (Q - 1) & P) {
        pairs++
        yield { M: M!, Mplus: Mplus!, P, Q, extendedP }
      }
    }
  }
  Object.assign(data, { graphs, pairs })
}

/** What pins an extension down. */
export function formatExtension({ M, Mplus, P, Q }: Extension): Readonly<Record<string, unknown>> {
  return { M: formatEdges(M), Mplus: formatEdges(Mplus), P: bits(P), Q: bits(Q) }
}
