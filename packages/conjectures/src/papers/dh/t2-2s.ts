import type { Claim } from '../../claim/claim.ts'
import { everyK } from '../../facts/setnim/game-families.ts'
import { NIRB_STEPS } from '../../judge/shapes/dh/nirb-steps.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

/** Steps of the proof that reduced means NIRB. */
export const dhT22s: Claim = statementClaim({
  id: 'DH-T2.2s',
  kind: 'lemma',
  source: `${DH}, Theorem 2.2, proof`,
  paperStatus: 'proved',
  title: 'NIRB is kept by playing on maximal stacks first',
  statement: String.raw`Let $x$ satisfy NIRB for $k$, $e$ the number of maximal stacks. (a) If $|x|<k$ then $x=0$. (b) If $x\ne0$ it has at least $k$ nonempty stacks. (c) If $e\le k$, playing on all maximal stacks and any $k-e$ other nonempty stacks leaves a position that satisfies NIRB. (d) If $e>k$, so does playing on $k$ of the maximal stacks.`,
  conventions: ['(b), (c), (d) for x ≠ 0; all choices of the other stacks'],
  decides: 'for every position of the box with NIRB and every such move, the steps',
  complexity: 'C(max+n,n) positions times C(n,k) moves',
  games: everyK(1, 6),
  partsOf: ({ n, k }) => (k === n ? ['a', 'b', 'c'] : ['a', 'b', 'c', 'd']),
  truth: 'rules',
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: NIRB_STEPS,
})
