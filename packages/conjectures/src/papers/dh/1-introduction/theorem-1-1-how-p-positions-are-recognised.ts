import { acyclicDigraphs, bits, digraphCount, pPositions } from '@nim/core/setnim/definitions'
import { type Claim, instances, upTo } from '../../../judge/index.ts'

/**
 * True if every set X that has a given property at each vertex v equals P; null if no such X
 * exists.
 */
function onlyP(
  { successors, P }: { readonly successors: readonly number[]; readonly P: number },
  holds: (isInX: boolean, next: number, X: number) => boolean,
): boolean | null {
  const found = Array.from({ length: 2 ** successors.length }, (_, X) => X).filter((X) =>
    successors.every((next, v) => holds(((X >> v) & 1) === 1, next, X)),
  )
  return found.length === 0 ? null : found.every((X) => X === P)
}

export const dhT11: Claim = instances({
  id: 'DH-T1.1',
  kind: 'theorem',
  at: 'Theorem 1.1',
  paperStatus: 'quoted',
  title:
    'X is the set of P-positions if every move from X ends in Y and Y always has a move into X',
  statement: String.raw`Let the positions of a finite impartial game be split into disjoint $X$, $Y$ such that every move from $X$ ends in $Y$ and every element of $Y$ has a move into $X$. Then $X$ is the set of P-positions and $Y$ that of N-positions.`,
  conventions: ['normal play; a game is a finite acyclic digraph'],
  quick: { max: 5 },
  domain: upTo('vertices', 6),
  cost: (_, { max }) => BigInt(digraphCount(max, 1)) * 2n ** BigInt(max),
  *instances({ domain, data }) {
    data['graphs'] = 0
    for (let V = 1; V <= domain.max; V++) {
      for (const [successors] of acyclicDigraphs(V, 1)) {
        data['graphs']++
        // the P-positions, computed from the terminal positions upwards
        yield { successors: successors!, P: pPositions(successors!) }
      }
    }
  },
  digest: ({ P }) => P,
  method: 'retrograde',
  // no move joins two elements of X, and every other position has a move into it
  printed: (game) => onlyP(game, (isInX, next, X) => isInX === ((next & X) === 0)),
  // In the mutation, the second condition is required only for positions with at most one move.
  wrongAt: { case: {}, max: 4 },
  wrong: (game) =>
    onlyP(game, (isInX, next, X) =>
      isInX ? (next & X) === 0 : bits(next).length > 1 || (next & X) !== 0,
    ),
  witness: ({ successors, P }) => ({ successors: successors.map(bits), P: bits(P) }),
})
