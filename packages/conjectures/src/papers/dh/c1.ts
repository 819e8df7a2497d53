import { isPTypeByConjecture1 } from '@nim/core/setnim'
import { type SlowSetNim, slowSetNim } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import {
  checkThroughReduction,
  reductionCost,
} from '../../judge/shapes/dh/check-through-reduction.ts'
import { defaultBox } from '../../facts/setnim/default-box.ts'
import { DH } from '../../claim/sources/dh.ts'

function ruleset(n: number, k: number): SlowSetNim {
  return slowSetNim(
    n,
    Array.from({ length: n - k + 1 }, (_, i) => k + i),
  )
}

/** The Slow SetNim conjecture. */
export const dhC1: Claim = defineClaim<
  { n: number; k: number },
  BoxDomain,
  typeof isPTypeByConjecture1
>({
  id: 'DH-C1',
  alias: 'slow-setnim',
  paper: 'dh',
  kind: 'conjecture',
  source: `${DH}, section 6`,
  paperStatus: 'conjectured',
  title: 'in SN(n,{k,…,n}) a reduced position is P iff o ≤ r ≤ 2k−2−o',
  statement: String.raw`In $SN(n,\{k,\dots,n\})$, with $o$ the number of odd piles and $r=|x|\bmod 2k$: $o\equiv r \pmod 2$ for all positions, and a reduced $x$ is a P-position iff $o\le r\le 2k-2-o$.`,
  conventions: [
    'normal play; the range of k is lost in our copy of the text: 1 ≤ k ≤ n',
    'positions that are not reduced are judged through their reduction, by its definition (DH-D3)',
  ],
  decides:
    'for every position of the box, whether the type of its reduction gives the outcome found by exhaustive solution',
  complexity: 'C(max+n,n) positions times the number of move sets of size ≥ k',
  parameters: [piles(1, 3, 6), sizeK('smallest number of piles of a move', (n) => [1, n])],
  quick: { ranges: { n: [3, 5] } },
  defaultDomain: ({ n }) => defaultBox(n),
  cost: ({ n, k }, domain) => reductionCost(ruleset(n, k), domain),
  printed: isPTypeByConjecture1,
  judge: (isPType, { id, parameters, domain, limits }) =>
    checkThroughReduction({
      claim: id,
      parameters,
      ruleset: ruleset(parameters.n, parameters.k),
      domain,
      limits,
      isPType: (type) => isPType(parameters.n, parameters.k, type),
    }),
})
