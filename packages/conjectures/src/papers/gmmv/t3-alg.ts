import {
  remotenessByTheorem3,
  THEOREM_3_READINGS,
  type Theorem3Reading,
} from '@nim/core/exact-slow'
import { type Claim } from '../../claim/claim.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { type RemotenessCase, remotenessClaim } from '../../judge/shapes/gmmv/check-remoteness.ts'
import { alsoByRows } from '../../facts/exact-slow/remoteness-by-rows.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'
import { theorem3Rows } from '../../judge/shapes/gmmv/theorem-3-rows.ts'

/** The algorithm in the proof of Theorem 3, as printed, in three readings. */
export const gmmvT3Alg: Claim = remotenessClaim({
  id: 'GMMV-T3-alg',
  kind: 'algorithm',
  source: `${GMMV}, Theorem 3, proof`,
  paperStatus: 'proved',
  title: 'R(x) by b_t(x) = 2 min(⌊(2⌊x_1/2⌋+A_t)/(2(t−2))⌋, ⌊x_t/2⌋) and T3-B',
  statement: String.raw`For nonterminal $x$: $R(x)=(|x|-k+1)/k$ if $x$ is exceptional; otherwise $R(x)=B(x)$, where $B(x)=E(x)$ if $E(x)>E(x')+1$ and $B(x)=E(x')+1$ if $E(x)<E(x')+1$, $x'$ the position after the M-move, $E=\max_{1<t\le k+2} b_t$ and $b_t=2q$, $q=\min\left(\left\lfloor\frac{2\lfloor x_1/2\rfloor+A_t}{2(t-2)}\right\rfloor,\lfloor x_t/2\rfloor\right)$, $A_t=\sum_{i=2}^{t-1}2\lfloor x_i/2\rfloor$; for $t=2$ the first term is irrelevant.`,
  conventions: [
    'x has k+1 entries but t runs to k+2; readings of the x_t term at t = k+2: it is dropped; x_{k+2} is x_{k+1}; t runs to k+1 only',
    'where E(x) = E(x′) + 1 the algorithm as printed gives no value; that counts as a failure',
    'terminal positions are outside the statement and not counted',
  ],
  decides:
    'for every nonterminal position of the box, whether the algorithm as printed gives the remoteness found by exhaustive solution',
  parameters: [
    piles(3, 3, 6),
    {
      kind: 'choice',
      name: 'reading',
      about: 'reading of the x_t term at t = k+2',
      values: () => THEOREM_3_READINGS,
    },
  ],
  quick: { ranges: { n: [3, 4] }, max: 12 },
  says: ({ reading }) => `the algorithm as printed (reading ${reading})`,
  printed: alsoByRows(
    (position, { reading }: RemotenessCase) =>
      remotenessByTheorem3(position, reading as Theorem3Reading),
    ({ n, reading }, max) => theorem3Rows(n, reading as Theorem3Reading, max),
  ),
})
