import type { Claim } from '../../claim/claim.ts'
import {
  acyclicDigraphs,
  bits,
  digraphCount,
  formatEdges,
  pPositions,
} from '../../facts/setnim/digraphs.ts'
import type { Instance, ListedPart, Parts } from '../../facts/setnim/part.ts'
import { DH } from '../../claim/sources/dh.ts'
import { type Listing, statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

interface Graph extends Instance {
  readonly successors: readonly number[]
  /** The P-positions by retrograde analysis, as bits. */
  readonly P: number
}

/** The two conditions of the theorem. */
function isSplit(successors: readonly number[], X: number): boolean {
  return successors.every((next, v) => ((X >> v) & 1) === ((next & X) === 0 ? 1 : 0))
}

/** The theorem for a reading of the conditions on X, as bits; Y is the rest. */
export function theorem11(
  conditions: (successors: readonly number[], X: number) => boolean,
): Parts {
  const theorem: ListedPart<Graph> = {
    says: 'if no move joins two elements of X and every element of Y has a move into X, then X is the set of P-positions',
    ofInstance: ({ successors, P }) => {
      let found = 0
      for (let X = 0; X < 2 ** successors.length; X++) {
        if (!conditions(successors, X)) continue
        if (X !== P) return false
        found++
      }
      return found > 0 ? true : null
    },
  }
  return { theorem }
}

function list(most: number): Listing {
  let graphs = 0
  function* instances(): Generator<Graph> {
    for (let V = 1; V <= most; V++) {
      for (const [successors] of acyclicDigraphs(V, 1)) {
        const edges = successors!
        const P = pPositions(edges)
        graphs++
        yield {
          successors: edges,
          P,
          actual: P,
          witness: () => ({ vertices: V, edges: formatEdges(edges), P: bits(P) }),
          finds: () =>
            `in the game ${formatEdges(edges) || 'without moves'} the P-positions are {${bits(P).join()}}`,
        }
      }
    }
  }
  return { instances: instances(), data: () => ({ graphs }) }
}

/** How P-positions are recognised. */
export const dhT11: Claim = statementClaim({
  id: 'DH-T1.1',
  kind: 'theorem',
  source: `${DH}, Theorem 1.1`,
  paperStatus: 'quoted',
  title:
    'X is the set of P-positions if every move from X ends in Y and Y always has a move into X',
  statement: String.raw`Let the positions of a finite impartial game be split into disjoint $X$, $Y$ such that every move from $X$ ends in $Y$ and every element of $Y$ has a move into $X$. Then $X$ is the set of P-positions and $Y$ that of N-positions.`,
  conventions: ['normal play; a game is a finite acyclic digraph'],
  decides:
    'for every acyclic digraph with up to that many vertices (not a sample) and every subset X of its vertices, the statement',
  complexity: '2^(V(V−1)/2) graphs times 2^V subsets',
  lists: {
    method: 'retrograde',
    defaultDomain: () => ({ kind: 'up-to', of: 'vertices', max: 6 }),
    cost: (_, domain) => {
      const V = domain.kind === 'fixed' ? 0 : domain.max
      return { positions: BigInt(digraphCount(V, 1)) * 2n ** BigInt(V), memory: 1024n }
    },
    list: (_, domain) => list(domain.kind === 'fixed' ? 0 : domain.max),
  },
  quick: { max: 5 },
  printed: theorem11(isSplit),
})
