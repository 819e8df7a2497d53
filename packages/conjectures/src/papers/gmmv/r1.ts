import { formatPosition } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { instanceTally } from '../../judge/instance-tally.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { hypergraphs, solveVectors } from '../../facts/exact-slow/hypergraph-vectors.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** True: P by the statement; false: N; null: nothing is said. Edges and odd piles are bit sets. */
type HypergraphOutcome = (oddPiles: number, edges: readonly number[]) => boolean | null

/** Even positions and odd edges in every slow hypergraph game. */
export const gmmvR1: Claim = defineClaim<{ n: number }, BoxDomain, HypergraphOutcome>({
  id: 'GMMV-R1',
  paper: 'gmmv',
  kind: 'remark',
  source: `${GMMV}, Remark 1`,
  paperStatus: 'asserted',
  title: 'in every slow hypergraph game even x is P, and x is N if its odd piles form an edge',
  statement: String.raw`For every hypergraph $H\subseteq2^{[n]}\setminus\{\emptyset\}$, in Slow NIM$_H$: every even $x$ is a P-position; $x$ is an N-position whenever $\{i: x_i\text{ odd}\}$ is an edge of $H$.`,
  conventions: [
    'normal play; positions are vectors, not sorted',
    'all nonempty H for n ≤ 4; for n = 5 the 2000 hypergraphs of a fixed pseudo-random sequence',
    'hypergraphs by the number whose bits are their edges, edges by the number whose bits are their piles',
  ],
  decides: 'every hypergraph named, at every vector of the box, against solution from the rules',
  complexity: '(max+1)^n · |H| for each of 2^(2^n − 1) − 1 hypergraphs',
  parameters: [
    {
      kind: 'integer',
      name: 'n',
      about: 'number of piles',
      allowed: () => [1, 5],
      defaults: () => [1, 5],
    },
  ],
  quick: { ranges: { n: [1, 3] } },
  defaultDomain: ({ n }) => ({ kind: 'box', max: n < 4 ? 4 : 2 }),
  cost: ({ n }, domain) => ({
    positions: BigInt(n < 5 ? 2 ** (2 ** n - 1) - 1 : 2000) * BigInt(domain.max + 1) ** BigInt(n),
    memory: BigInt(domain.max + 1) ** BigInt(n) * 16n,
  }),
  printed: (oddPiles, edges) => {
    if (oddPiles === 0) return true
    return edges.includes(oddPiles) ? false : null
  },
  judge: (outcomeOf, { id, parameters: { n }, domain }) => {
    const found = instanceTally(streamHeader(id, { n }, domain))
    for (const edges of hypergraphs(n)) {
      solveVectors(n, domain.max, edges, (position, isP) => {
        const odd = position.reduce((set, pile, i) => set | ((pile & 1) << i), 0)
        const expected = outcomeOf(odd, edges)
        if (expected === null) return
        found.test(expected === isP, isP ? 0 : 1, () => ({
          witness: {
            edges: edges.map((edge) =>
              Array.from({ length: n }, (_, i) => i + 1).filter((pile) => (edge >> (pile - 1)) & 1),
            ),
            position: [...position],
          },
          expected: expected ? 'P' : 'N',
          actual: isP ? 'P' : 'N',
          explain: `solving from the rules, ${formatPosition(position)} is ${isP ? 'P' : 'N'}`,
        }))
      })
    }
    return found.result('retrograde')
  },
})
