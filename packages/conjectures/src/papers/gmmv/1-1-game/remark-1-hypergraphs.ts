import type { HypergraphVector } from '../../../facts/exact-slow/hypergraph-vectors.ts'
import { hypergraphVectors } from '../../../facts/exact-slow/hypergraph-vectors.ts'
import { type BoxDomain, type Claim, instances, piles } from '../../../judge/index.ts'

export const gmmvR1: Claim = instances<{ n: number }, BoxDomain, HypergraphVector>({
  id: 'GMMV-R1',
  kind: 'remark',
  at: 'Remark 1',
  title: 'in every slow hypergraph game even x is P, and x is N if its odd piles form an edge',
  statement: String.raw`For every hypergraph $H\subseteq2^{[n]}\setminus\{\emptyset\}$, in Slow NIM$_H$: every even $x$ is a P-position; $x$ is an N-position whenever $\{i: x_i\text{ odd}\}$ is an edge of $H$.`,
  conventions: [
    'normal play; positions are vectors, not sorted',
    'all nonempty H for n ≤ 4; for n = 5 the 2000 hypergraphs of a fixed pseudo-random sequence',
    'a hypergraph is given by the number whose bits are its edges, and an edge by the number whose bits are its piles',
  ],
  complexity: '(max+1)^n · |H| for each of 2^(2^n − 1) − 1 hypergraphs',
  parameters: [{ ...piles(1, 1, 5), allowed: () => [1, 5] }],
  quick: { ranges: { n: [1, 3] } },
  domain: ({ n }) => ({ kind: 'box', max: n < 4 ? 4 : 2 }),
  cost: ({ n }, { max }) => ({
    positions: BigInt(n < 5 ? 2 ** (2 ** n - 1) - 1 : 2000) * BigInt(max + 1) ** BigInt(n),
    memory: BigInt(max + 1) ** BigInt(n) * 16n,
  }),
  instances: ({ parameters: { n }, domain: { max } }) => hypergraphVectors(n, max),
  printed: ({ odd, edges, isP }) => (odd === 0 ? isP : edges.includes(odd) ? !isP : null),
  // In the mutation, positions whose odd piles do not form an edge are P.
  wrongAt: { case: { n: 2 } },
  wrong: ({ odd, edges, isP }) => isP === (odd === 0 || !edges.includes(odd)),
  digest: ({ isP }) => (isP ? 0 : 1),
  method: 'retrograde',
})
