import { acyclicDigraphs, bits, pPositions } from './digraphs.ts'

/** The edges of a graph as text, such as `2>0 2>1`. */
function formatEdges(successors: readonly number[]): string {
  const edges = successors.flatMap((next, v) => bits(next).map((w) => `${v}>${w}`))
  return edges.join(' ')
}

/**
 * Two sets of moves between the same positions, with the P-positions for each set and for their
 * union. All sets of positions are stored as bits.
 */
export interface TwoGames {
  readonly vertices: number
  /** The moves A as text, such as `2>0 2>1`. */
  readonly A: string
  readonly B: string
  readonly PA: number
  readonly PB: number
  readonly PAB: number
}

/**
 * All pairs of sets of moves on 1 to `most` vertices whose union is acyclic, up to renaming.
 *
 * @complexity 4^(V(V−1)/2) graphs
 * @source NT-0
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

/**
 * Two kinds of moves between the same positions, and a set Q ⊂ P. Sets of positions are stored as
 * bits.
 */
export interface Extension {
  readonly M: readonly number[]
  readonly Mplus: readonly number[]
  /** The P-positions if only the moves M are legal. */
  readonly P: number
  readonly Q: number
  /** The P-positions if all moves are legal. */
  readonly extendedP: number
}

/**
 * All pairs of disjoint sets of moves on 1 to `most` vertices whose union is acyclic, up to
 * renaming. Each pair comes with every subset Q of P, from P itself to the empty set.
 * @param data receives the numbers of graphs and of subsets
 * @complexity 3^(V(V−1)/2) graphs
 * @source DH-P4.3
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

/** The data that identify an extended game. */
export function formatExtension({ M, Mplus, P, Q }: Extension): Readonly<Record<string, unknown>> {
  return { M: formatEdges(M), Mplus: formatEdges(Mplus), P: bits(P), Q: bits(Q) }
}
