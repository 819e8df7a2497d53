import type { Claim } from '../../../claim/claim.ts'
import {
  acyclicDigraphs,
  bits,
  digraphCount,
  formatEdges,
  pPositions,
} from '../../../facts/setnim/digraphs.ts'
import type { Instance, ListedPart, Parts } from '../../../facts/setnim/part.ts'
import type { Listing } from '../../../judge/shapes/dh/statement-claim.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { NT } from '../../../claim/sources/nt.ts'

/** Two sets of moves on the same positions, with the P-positions of each and of both, as bits. */
export interface TwoGames extends Instance {
  readonly PA: number
  readonly PB: number
  readonly PAB: number
}

/** The theorem for a condition in the place of the two inclusions. */
export function theorem13Parts(condition: (games: TwoGames) => boolean): Parts {
  const isIntersection = ({ PA, PB, PAB }: TwoGames): boolean => PAB === (PA & PB)
  const sufficient: ListedPart<TwoGames> = {
    says: 'if P(A ∪ B) ⊂ P(A) and P(A ∪ B) ⊂ P(B), then P(A ∪ B) = P(A) ∩ P(B)',
    ofInstance: (games) => (condition(games) ? isIntersection(games) : null),
  }
  const necessary: ListedPart<TwoGames> = {
    says: 'if P(A ∪ B) = P(A) ∩ P(B), then P(A ∪ B) ⊂ P(A) and P(A ∪ B) ⊂ P(B)',
    ofInstance: (games) => (isIntersection(games) ? condition(games) : null),
  }
  return { sufficient, necessary }
}

function list(most: number): Listing {
  let graphs = 0
  let strict = 0
  function* instances(): Generator<TwoGames> {
    for (let V = 1; V <= most; V++) {
      for (const [onlyA, onlyB, both] of acyclicDigraphs(V, 3)) {
        const A = onlyA!.map((next, v) => next | both![v]!)
        const B = onlyB!.map((next, v) => next | both![v]!)
        const [PA, PB] = [pPositions(A), pPositions(B)]
        const PAB = pPositions(A.map((next, v) => next | B[v]!))
        graphs++
        if (PAB === (PA & PB) && PA !== PB) strict++
        yield {
          PA,
          PB,
          PAB,
          actual: PAB,
          witness: () => ({ vertices: V, A: formatEdges(A), B: formatEdges(B) }),
          finds: () =>
            `with A: ${formatEdges(A)} and B: ${formatEdges(B)} the P-positions are {${bits(PA).join()}}, {${bits(PB).join()}}, and {${bits(PAB).join()}} for both together`,
        }
      }
    }
  }
  return {
    instances: instances(),
    data: () => ({ graphs, 'intersections, A and B differ': strict }),
  }
}

/** When the P-positions of two games together are the common ones. */
export const nt0: Claim = ntClaim({
  id: 'NT-0',
  kind: 'theorem',
  source: `${NT.parities}, Theorem 13`,
  title: 'P(A ∪ B) = P(A) ∩ P(B) iff P(A ∪ B) is a subset of P(A) and of P(B)',
  statement: String.raw`Let $A$ and $B$ be sets of moves on the same positions such that $A\cup B$ allows no infinite play. Then $P(A\cup B)=P(A)\cap P(B)$ iff $P(A\cup B)\subseteq P(A)$ and $P(A\cup B)\subseteq P(B)$.`,
  conventions: ['normal play; A and B may have moves in common', 'explains DH-R6.2(1)'],
  decides:
    'for every two sets of moves on up to that many vertices whose union is acyclic, both directions',
  complexity: '4^(V(V−1)/2) graphs',
  lists: {
    method: 'retrograde',
    defaultDomain: () => ({ kind: 'up-to', of: 'vertices', max: 4 }),
    cost: (_, domain) => ({
      positions: BigInt(digraphCount(domain.kind === 'fixed' ? 1 : domain.max, 3)),
      memory: 1024n,
    }),
    list: (_, domain) => list(domain.kind === 'fixed' ? 1 : domain.max),
  },
  printed: theorem13Parts(({ PA, PB, PAB }) => (PAB & ~PA) === 0 && (PAB & ~PB) === 0),
})
