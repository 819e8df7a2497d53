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
import { hasMultiple } from '../../facts/gm/rule-by-definition.ts'
import { CORRECTED } from '../../claim/sources/gn.ts'
import type { VectorCase } from '../../judge/shapes/gn/vector-claim.ts'
import { modulus } from '../../facts/gm/vector-parameters.ts'

/** What is left of the conjecture. */
export const gnC1Fix: Claim = defineClaim<VectorCase, BoxDomain, EquilibriumStatement>({
  id: 'GN-C1-fix',
  paper: 'gn',
  kind: 'conjecture',
  source: CORRECTED,
  paperStatus: 'asserted',
  title:
    'for n = 2 or l = 2 an equilibrium; else, from x with a multiple of l, the loser is helpless',
  statement: String.raw`(a) For $n=2$ or $l=2$ the GM-strategies form a Nash equilibrium from every $x\ge 0$. (b) For all $n,l\ge 2$ and every $x\ge 0$ with a multiple of $l$: the player who loses the play of the GM-strategies loses whatever he does, and never later. So from these $x$ they form an equilibrium if winners do not care about $|P|$.`,
  conventions: [
    'payoffs of the loser as in GN-C1 (C−|P|); literal move rule; without a multiple of l, which a deviation can bring about, the largest entry is kept',
    'what changed: positions without a multiple are left out for n, l ≥ 3, and so is the haste of winners',
  ],
  decides:
    'every position of the box as initial position, all deviations of the players of whom the statement speaks',
  complexity: 'C(max+n, n) positions times n² + l',
  parameters: [piles(2, 2, 5), modulus(5)],
  quick: { max: 20, ranges: { n: [2, 4], l: [2, 3] } },
  defaultDomain: ({ n }) => equilibriumBox(n),
  cost: equilibriumCost,
  printed: {
    strategy: (l) => (x) => keptByGmStrategy(x, l),
    binds: (x, d, { length, n, l }) =>
      n === 2 || l === 2 || (hasMultiple(x, l) && length % l === d),
  },
  judge: judgeEquilibrium,
})
