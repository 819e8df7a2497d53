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
import { modulus } from '../../facts/gm/vector-parameters.ts'

/** Nash equilibrium of the GM-strategies. */
export const gnC1: Claim = defineClaim<VectorCase, BoxDomain, EquilibriumStatement>({
  id: 'GN-C1',
  paper: 'gn',
  kind: 'conjecture',
  source: `${GN}, Conjecture 1`,
  paperStatus: 'conjectured',
  title: 'the GM-strategies of l players form a Nash equilibrium from every initial position',
  statement: String.raw`For all $n\ge 2$, $l\ge 2$ and every initial position $x\ge 0$ the GM-strategies of the $l$ players form a Nash equilibrium (hence a uniform one).`,
  conventions: [
    'payoffs, reconstructed, convention A: with |P| the number of moves, the loser pays C−|P|, every winner gets (C−|P|)/(l−1)',
    'literal move rule: an empty pile has to be the kept one',
    'without a multiple of l the largest entry is kept',
    'data: how many pairs of a position and a player gain, by kind of gain',
  ],
  decides:
    'every position of the box as initial position, every player and all his deviations: plays from a position stay below it, so nothing outside the box matters',
  complexity: 'C(max+n, n) positions times n² + l',
  parameters: [piles(2, 2, 5), modulus(5)],
  quick: { max: 20, ranges: { n: [2, 4], l: [2, 3] } },
  defaultDomain: ({ n }) => equilibriumBox(n),
  cost: equilibriumCost,
  printed: { strategy: (l) => (x) => keptByGmStrategy(x, l), binds: () => true },
  judge: judgeEquilibrium,
})
