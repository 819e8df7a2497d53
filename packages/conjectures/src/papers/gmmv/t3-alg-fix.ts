import { remotenessByTheorem3Corrected } from '@nim/core/exact-slow'
import { type Claim } from '../../claim/claim.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { type RemotenessCase, remotenessClaim } from '../../judge/shapes/gmmv/check-remoteness.ts'
import { alsoByRows } from '../../facts/exact-slow/remoteness-by-rows.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'
import { theorem3Rows } from '../../judge/shapes/gmmv/theorem-3-rows.ts'

/** The algorithm of Theorem 3 with the corrected b_t. */
export const gmmvT3AlgFix: Claim = remotenessClaim({
  id: 'GMMV-T3-alg-fix',
  kind: 'algorithm',
  source: `${GMMV}, Theorem 3, proof, corrected by nimlab`,
  paperStatus: 'asserted',
  title: 'R(x) by T3-B with b_t(x) of GMMV-T3-bt-fix',
  statement: String.raw`For nonterminal $x$: $R(x)=(|x|-k+1)/k$ if $x$ is exceptional; otherwise $R(x)=E(x)$ if $E(x)>E(x')+1$ and $R(x)=E(x')+1$ if $E(x)<E(x')+1$, $x'$ the position after the M-move, $E=\max_{1<t\le k+2}b_t$ with $b_t$ of GMMV-T3-bt-fix. Changed: $b_t$ is $-\infty$ where $2q<2\lfloor x_{t-1}/2\rfloor$, and has no term in $x_{k+2}$.`,
  conventions: [
    'where E(x) = E(x′) + 1 the case distinction gives no value; that counts as a failure',
    'terminal positions are outside the statement and not counted',
  ],
  decides:
    'for every nonterminal position of the box, whether the corrected algorithm gives the remoteness found by exhaustive solution',
  parameters: [piles(3, 3, 6)],
  quick: { ranges: { n: [3, 4] }, max: 12 },
  says: () => 'the corrected algorithm',
  printed: alsoByRows<RemotenessCase, number | null>(
    (position) => remotenessByTheorem3Corrected(position),
    ({ n }, max) => theorem3Rows(n, 'corrected', max),
  ),
})
