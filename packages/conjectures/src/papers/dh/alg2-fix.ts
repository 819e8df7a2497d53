import { algorithm2Trace } from '@nim/core/setnim'
import { algorithm2Parts } from '../../judge/shapes/dh/alg2-parts.ts'
import { algorithm2Chops } from '../../facts/setnim/algorithm-rows.ts'
import { isChoppedToReduction } from '../../facts/setnim/chopped-to-reduction.ts'
import type { Claim } from '../../claim/claim.ts'
import { everyK } from '../../facts/setnim/game-families.ts'
import { LARGE_POSITIONS } from '../../judge/shapes/dh/large-positions.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

/** Reduction from partial sums, corrected. */
export const dhAlg2Fix: Claim = statementClaim({
  id: 'DH-Alg2-fix',
  kind: 'algorithm',
  source: `${DH}, Algorithm 2, corrected by nimlab`,
  paperStatus: 'asserted',
  title: 'reduction by partial sums with the closed intervals [x_{n−j}, x_{n−j+1}]',
  statement: String.raw`Algorithm 2 with the closed intervals of formula (4): for $j=1,\dots,k-1$ let $m=\lfloor S_{n-j}/(k-j)\rfloor$ and stop if $x_{n-j}\le m\le x_{n-j+1}$ (printed: $x_{n-j}<m$). It returns $red(x)$ for every $x$, in $O(n)$ steps: $n$ for the sums, at most $k$ tests.`,
  conventions: [
    'changed against DH-Alg2: the lower end belongs to the interval',
    'red by DH-D3 on boxes; for large positions by bisection, which is tested against DH-D3',
  ],
  decides:
    'for every position of the box, whether the algorithm returns red(x), and its steps; large: random positions up to 10^12',
  complexity: 'C(max+n,n) positions times n',
  games: everyK(1, 7),
  lists: LARGE_POSITIONS,
  quick: { ranges: { n: [1, 4] }, max: 10 },
  printed: algorithm2Parts(
    (x, k) => algorithm2Trace(x, k, 'closed'),
    (game) => isChoppedToReduction(game, algorithm2Chops(game, 'closed')),
  ),
})
