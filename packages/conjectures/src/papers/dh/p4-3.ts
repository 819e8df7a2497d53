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

/** Two kinds of moves on the same vertices, and a set Q of P-positions of the first kind. */
interface Extension extends Instance {
  readonly M: readonly number[]
  readonly Mplus: readonly number[]
  /** P-positions for M alone, as bits. */
  readonly P: number
  readonly Q: number
  /** P-positions for all moves, as bits. */
  readonly extendedP: number
}

/** The three conditions; (2) with a move in M or M+, or in the narrower reading a move in M. */
function conditions({ M, Mplus, P, Q }: Extension, isNarrow: boolean): boolean {
  const rest = P & ~Q
  return M.every((next, v) => {
    const added = Mplus[v]!
    if ((rest >> v) & 1) return (added & rest) === 0
    if ((Q >> v) & 1) return (added & rest) !== 0
    return (next & Q) === 0 || ((isNarrow ? next : next | added) & rest) !== 0
  })
}

function part(isNarrow: boolean): ListedPart<Extension> {
  return {
    says: 'if (1), (2) and (3) hold, then P∖Q is the set of P-positions of the extended game',
    ofInstance: (extension) =>
      conditions(extension, isNarrow) ? (extension.P & ~extension.Q) === extension.extendedP : null,
  }
}

const PRINTED: Parts = { 'M or M+': part(false), M: part(true) }

function list(most: number): Listing {
  let graphs = 0
  let pairs = 0
  function* instances(): Generator<Extension> {
    for (let V = 1; V <= most; V++) {
      for (const [M, Mplus] of acyclicDigraphs(V, 2)) {
        const P = pPositions(M!)
        const extendedP = pPositions(M!.map((next, v) => next | Mplus![v]!))
        graphs++
        for (let Q = P; ; Q = (Q - 1) & P) {
          pairs++
          const subset = Q
          yield {
            M: M!,
            Mplus: Mplus!,
            P,
            Q,
            extendedP,
            actual: extendedP,
            witness: () => ({
              M: formatEdges(M!),
              Mplus: formatEdges(Mplus!),
              P: bits(P),
              Q: bits(subset),
            }),
            finds: () =>
              `with M: ${formatEdges(M!)}, M+: ${formatEdges(Mplus!)}, Q = {${bits(subset).join()}} the P-positions are {${bits(extendedP).join()}}`,
          }
          if (Q === 0) break
        }
      }
    }
  }
  return { instances: instances(), data: () => ({ graphs, pairs }) }
}

/** What adding moves does to the P-positions. */
export const dhP43: Claim = statementClaim({
  id: 'DH-P4.3',
  kind: 'proposition',
  source: `${DH}, Proposition 4.3`,
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
  lists: {
    method: 'retrograde',
    defaultDomain: () => ({ kind: 'up-to', of: 'vertices', max: 5 }),
    cost: (_, domain) => {
      const V = domain.kind === 'fixed' ? 0 : domain.max
      return { positions: BigInt(digraphCount(V, 2)) * 2n ** BigInt(V), memory: 1024n }
    },
    list: (_, domain) => list(domain.kind === 'fixed' ? 0 : domain.max),
  },
  quick: { max: 4 },
  printed: PRINTED,
})
