import { isPTypeByTheorem33 } from '@nim/core/setnim'
import { slowSetNim } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import {
  checkThroughReduction,
  reductionCost,
} from '../../judge/shapes/dh/check-through-reduction.ts'
import { defaultBox } from '../../facts/setnim/default-box.ts'
import { DH } from '../../claim/sources/dh.ts'

/** P-positions of the game on all piles but one. */
export const dhT33: Claim = defineClaim<{ n: number }, BoxDomain, typeof isPTypeByTheorem33>({
  id: 'DH-T3.3',
  paper: 'dh',
  kind: 'theorem',
  source: `${DH}, Theorem 3.3`,
  paperStatus: 'proved',
  title: 'in SN(n,{n−1}) a reduced position is P iff o ≤ r ≤ 2n−4−o or (o,r) = (n,n−2)',
  statement: String.raw`In $SN(n,\{n-1\})$, with $o$ the number of odd piles and $r=|x|\bmod 2(n-1)$: (a) $o\equiv r\pmod 2$ for all positions; (b) a reduced $x$ is a P-position iff $o\le r\le 2n-4-o$ or $(o,r)=(n,n-2)$.`,
  conventions: [
    'normal play; the hypothesis on n is lost in our copy of the text: n ≥ 3, and n = 2 as a case of its own',
    'positions that are not reduced are judged through their reduction, by its definition (DH-D3)',
  ],
  decides:
    'for every position of the box, whether the type of its reduction gives the outcome found by exhaustive solution',
  complexity: 'C(max+n,n) positions times n moves',
  parameters: [piles(2, 2, 8)],
  quick: { ranges: { n: [2, 6] } },
  defaultDomain: ({ n }) => defaultBox(n),
  cost: ({ n }, domain) => reductionCost(slowSetNim(n, [n - 1]), domain),
  printed: isPTypeByTheorem33,
  judge: (isPType, { id, parameters, domain, limits }) =>
    checkThroughReduction({
      claim: id,
      parameters,
      ruleset: slowSetNim(parameters.n, [parameters.n - 1]),
      domain,
      limits,
      isPType: (type) => isPType(parameters.n, type),
    }),
})
