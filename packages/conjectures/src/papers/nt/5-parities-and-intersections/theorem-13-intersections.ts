import { digraphCount, gamesTogether, type TwoGames } from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import { type Claim, instances, upTo, type UpToDomain } from '../../../judge/index.ts'

function isIntersection({ PA, PB, PAB }: TwoGames): boolean {
  return PAB === (PA & PB)
}

function isInBoth({ PA, PB, PAB }: TwoGames): boolean {
  return (PAB & ~PA) === 0 && (PAB & ~PB) === 0
}

export const nt0: Claim = instances<Record<string, never>, UpToDomain, TwoGames>({
  id: 'NT-0',
  kind: 'theorem',
  at: `${NT.parities}, Theorem 13`,
  title: 'P(A ∪ B) = P(A) ∩ P(B) iff P(A ∪ B) is a subset of P(A) and of P(B)',
  statement: String.raw`Let $A$ and $B$ be sets of moves on the same positions such that $A\cup B$ allows no infinite play. Then $P(A\cup B)=P(A)\cap P(B)$ iff $P(A\cup B)\subseteq P(A)$ and $P(A\cup B)\subseteq P(B)$.`,
  conventions: ['normal play; A and B may have moves in common', 'this explains DH-R6.2(1)'],
  complexity: '4^(V(V−1)/2) graphs',
  domain: upTo('vertices', 4),
  *instances({ domain, data }) {
    let graphs = 0
    let strict = 0
    for (const games of gamesTogether(domain.max)) {
      graphs++
      if (isIntersection(games) && games.PA !== games.PB) strict++
      yield games
    }
    data['graphs'] = graphs
    data['intersections, A and B differ'] = strict
  },
  cost: (_, { max }) => BigInt(digraphCount(max, 3)),
  digest: ({ PAB }) => PAB,
  method: 'retrograde',
  says: {
    sufficient: 'if P(A ∪ B) ⊂ P(A) and P(A ∪ B) ⊂ P(B), then P(A ∪ B) = P(A) ∩ P(B)',
    necessary: 'if P(A ∪ B) = P(A) ∩ P(B), then P(A ∪ B) ⊂ P(A) and P(A ∪ B) ⊂ P(B)',
  },
  printed: {
    sufficient: (games) => (isInBoth(games) ? isIntersection(games) : null),
    necessary: (games) => (isIntersection(games) ? isInBoth(games) : null),
  },
  witness: ({ vertices, A, B }) => ({ vertices, A, B }),
  // The mutation states that the intersection is P(A), which need not be true.
  wrongAt: { case: { part: 'sufficient' }, max: 3 },
  wrong: (games) => (isInBoth(games) ? games.PAB === games.PA : null),
})
