import { acyclicDigraphs, formatEdges, pPositions } from './digraphs.ts'

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

/** Every two sets of moves on 1..most vertices whose union is acyclic, up to renaming. */
export function* gamesTogether(most: number): Generator<TwoGames> {
  for (let vertices = 1; vertices <= most; vertices++) {
    for (const [onlyA, onlyB, both] of acyclicDigraphs(vertices, 3)) {
      const A = onlyA!.map((next, v) => next | both![v]!)
      const B = onlyB!.map((next, v) => next | both![v]!)
      yield {
        vertices,
        A: formatEdges(A),
        B: formatEdges(B),
        PA: pPositions(A),
        PB: pPositions(B),
        PAB: pPositions(A.map((next, v) => next | B[v]!)),
      }
    }
  }
}
