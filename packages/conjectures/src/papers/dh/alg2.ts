import { algorithm2Trace } from '@nim/core/setnim'
import { algorithm2Parts } from '../../judge/shapes/dh/alg2-parts.ts'
import { algorithm2Chops } from '../../facts/setnim/algorithm-rows.ts'
import { isChoppedToReduction } from '../../facts/setnim/chopped-to-reduction.ts'
import type { Claim } from '../../claim/claim.ts'
import { everyK } from '../../facts/setnim/game-families.ts'
import { LARGE_POSITIONS } from '../../judge/shapes/dh/large-positions.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

/** Reduction from partial sums, as printed. */
export const dhAlg2: Claim = statementClaim({
  id: 'DH-Alg2',
  kind: 'algorithm',
  source: `${DH}, Algorithm 2`,
  paperStatus: 'asserted',
  title: 'reduction by partial sums with the intervals (x_{n−j}, x_{n−j+1}]',
  statement: String.raw`With $S_i=x_1+\dots+x_i$: if $m=\lfloor S_n/k\rfloor\ge x_n$, return $x$; for $j=1,\dots,k-1$ let $m=\lfloor S_{n-j}/(k-j)\rfloor$ and stop if $m\in(x_{n-j},x_{n-j+1}]$; return $ctt(x,m)$ with the last $m$. This is $red(x)$ for every $x$, in $O(n)$ steps: $n$ for the sums, at most $k$ tests.`,
  conventions: [
    'the first test and the bounds of the loop are reconstructed; the half-open intervals are those printed in Table 2',
    'red by DH-D3 on boxes; for large positions by bisection, which is tested against DH-D3',
  ],
  decides:
    'for every position of the box, whether the algorithm returns red(x), and its steps; large: random positions up to 10^12',
  complexity: 'C(max+n,n) positions times n',
  games: everyK(1, 7),
  lists: LARGE_POSITIONS,
  quick: { ranges: { n: [1, 4] }, max: 10 },
  printed: algorithm2Parts(
    (x, k) => algorithm2Trace(x, k, 'half-open'),
    (game) => isChoppedToReduction(game, algorithm2Chops(game, 'half-open')),
  ),
})
