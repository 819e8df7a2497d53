import { keptByGmStrategy } from '@nim/core/gm'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import {
  equilibriumBox,
  equilibriumCost,
  type EquilibriumStatement,
  judgeEquilibrium,
} from '../../judge/shapes/gn/nash.ts'
import { GN } from '../../claim/sources/gn.ts'
import type { VectorCase } from '../../judge/shapes/gn/vector-claim.ts'

/** The conjecture for two players. */
export const gnC1l2: Claim = defineClaim<VectorCase, BoxDomain, EquilibriumStatement>({
  id: 'GN-C1.l2',
  paper: 'gn',
  kind: 'remark',
  source: `${GN}, after Conjecture 1`,
  paperStatus: 'asserted',
  title: 'for two players the GM-strategies form a Nash equilibrium',
  statement: String.raw`For $l=2$ Conjecture 1 follows from the optimality of the M-rule in $NIM(n,n-1)$.`,
  conventions: ['payoffs by convention A, which for two players is remoteness play (GN-D12)'],
  decides: 'every position of the box as initial position, both players and all their deviations',
  complexity: 'C(max+n, n) positions times n²',
  parameters: [
    piles(2, 2, 6),
    {
      kind: 'integer',
      name: 'l',
      about: 'number of players',
      allowed: () => [2, 2],
      defaults: () => [2, 2],
    },
  ],
  quick: { max: 14 },
  defaultDomain: ({ n }) => equilibriumBox(n),
  cost: equilibriumCost,
  printed: { strategy: (l) => (x) => keptByGmStrategy(x, l), binds: () => true },
  judge: judgeEquilibrium,
})
