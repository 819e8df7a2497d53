import { outcomeByTheorem61 } from '@nim/core/setnim'
import { type Outcome, slowSetNim } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { checkOutcomes, outcomeCost } from '../../judge/check-outcomes.ts'
import { looking } from '../../rows/looks-at.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { defaultBox } from '../../facts/setnim/default-box.ts'
import { DH } from '../../claim/sources/dh.ts'

/** P-positions of the game on one pile or all. */
export const dhT61: Claim = defineClaim<
  { n: number },
  BoxDomain,
  (position: readonly number[]) => Outcome
>({
  id: 'DH-T6.1',
  paper: 'dh',
  kind: 'theorem',
  source: `${DH}, Theorem 6.1`,
  paperStatus: 'proved',
  title: 'in SN(n,{1,n}): P iff |x| is even, and for even n x_1 is even too',
  statement: String.raw`In $SN(n,\{1,n\})$: (1) for odd $n$, $x$ is a P-position iff $|x|$ is even; (2) for even $n$, $x$ is a P-position iff $|x|$ and $x_1$ are both even.`,
  conventions: ['normal play; every position, reduced or not; for n = 1 the move sizes are {1}'],
  decides: 'for every position of the box, whether the rule gives the outcome found by solving it',
  complexity: 'C(max+n,n) positions times n + 1 moves',
  parameters: [piles(1, 1, 8)],
  defaultDomain: ({ n }) => defaultBox(n),
  cost: ({ n }, domain) => outcomeCost(slowSetNim(n, [1, n]), domain),
  printed: looking('parities', outcomeByTheorem61<number>),
  judge: (outcomeOf, { id, parameters, domain, limits }) =>
    checkOutcomes({
      claim: id,
      parameters,
      ruleset: slowSetNim(parameters.n, [1, parameters.n]),
      domain,
      limits,
      says: 'Theorem 6.1',
      statement: { printed: outcomeOf, at: (position) => outcomeOf(position) === 'P' },
    }),
})
