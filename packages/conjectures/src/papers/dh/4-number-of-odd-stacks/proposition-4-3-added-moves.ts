import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import {
  acyclicDigraphs,
  bits,
  digraphCount,
  formatEdges,
  pPositions,
} from '../../../facts/setnim/digraphs.ts'
import { instances } from '../../../judge/instances.ts'

/** Two kinds of moves from each of the same positions, and a set Q; sets of positions as bits. */
interface Extension {
  readonly M: readonly number[]
  readonly Mplus: readonly number[]
  /** P-positions for M alone. */
  readonly P: number
  readonly Q: number
  /** P-positions for all moves. */
  readonly extendedP: number
}

/** No move of M+ joins two elements of P∖Q. */
function first({ Mplus, P, Q }: Extension): boolean {
  return Mplus.every((added, v) => !has(P & ~Q, v) || (added & P & ~Q) === 0)
}

/** Every x in N with an M-move into Q has a move into P∖Q, of those that `movesOf` says. */
function second({ M, P, Q }: Extension, movesOf: (v: number) => number): boolean {
  return M.every((next, v) => has(P, v) || (next & Q) === 0 || (movesOf(v) & P & ~Q) !== 0)
}

/** Every x in Q has a move in M+ into P∖Q. */
function third({ Mplus, P, Q }: Extension): boolean {
  return Mplus.every((added, v) => !has(Q, v) || (added & P & ~Q) !== 0)
}

function has(set: number, v: number): boolean {
  return ((set >> v) & 1) === 1
}

function conclusion({ P, Q, extendedP }: Extension): boolean {
  return (P & ~Q) === extendedP
}

const SAYS = 'if (1), (2) and (3) hold, then P∖Q is the set of P-positions of the extended game'

/** What adding moves does to the P-positions. */
export const dhP43: Claim = instances<Record<string, never>, UpToDomain, Extension>({
  id: 'DH-P4.3',
  kind: 'proposition',
  at: 'Proposition 4.3',
  paperStatus: 'proved',
  title: 'added moves turn Q ⊂ P into N-positions and change nothing else, under three conditions',
  statement: String.raw`A game with moves $M$ has the P- and N-positions $P$, $N$. Moves $M^+$ are added, the result still being finite. Let $Q\subset P$ be such that (1) no move of $M^+$ joins two elements of $P\setminus Q$; (2) every $x\in N$ with an $M$-move into $Q$ has a move in $M$ or $M^+$ into $P\setminus Q$; (3) every $x\in Q$ has a move in $M^+$ into $P\setminus Q$. Then $P\setminus Q$ and $N\cup Q$ are the P- and N-positions of the extended game.`,
  conventions: [
    'readings of (2): a move in M or M+ (the wider one), a move in M (the narrower one)',
    'verdict vacuous if the conditions never hold; checked counts how often they do',
  ],
  decides:
    'for every pair of disjoint move sets on up to that many vertices whose union is acyclic, and every Q ⊂ P, the statement',
  complexity: '3^(V(V−1)/2) graphs times the subsets of P',
  chosenBy: 'reading',
  quick: { max: 4 },
  domain: () => ({ kind: 'up-to', of: 'vertices', max: 5 }),
  cost: (_, { max }) => BigInt(digraphCount(max, 2)) * 2n ** BigInt(max),
  *instances({ domain, data }) {
    let graphs = 0
    let pairs = 0
    for (let V = 1; V <= domain.max; V++) {
      for (const [M, Mplus] of acyclicDigraphs(V, 2)) {
        const P = pPositions(M!)
        const extendedP = pPositions(M!.map((next, v) => next | Mplus![v]!))
        graphs++
        // every subset of P, itself first and the empty one last
        for (let Q = P; Q >= 0; Q = Q === 0 ? -1 : (Q - 1) & P) {
          pairs++
          yield { M: M!, Mplus: Mplus!, P, Q, extendedP }
        }
      }
    }
    Object.assign(data, { graphs, pairs })
  },
  digest: ({ extendedP }) => extendedP,
  method: 'retrograde',
  printed: {
    'M or M+': {
      says: SAYS,
      holds: (game) =>
        first(game) && second(game, (v) => game.M[v]! | game.Mplus[v]!) && third(game)
          ? conclusion(game)
          : null,
    },
    M: {
      says: SAYS,
      holds: (game) =>
        first(game) && second(game, (v) => game.M[v]!) && third(game) ? conclusion(game) : null,
    },
  },
  // without the second condition
  wrong: {
    case: { reading: 'M or M+' },
    max: 3,
    holds: (game) => (first(game) && third(game) ? conclusion(game) : null),
  },
  witness: ({ M, Mplus, P, Q }) => ({
    M: formatEdges(M),
    Mplus: formatEdges(Mplus),
    P: bits(P),
    Q: bits(Q),
  }),
})
