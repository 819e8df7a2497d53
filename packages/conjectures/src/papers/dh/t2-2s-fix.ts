import type { Claim } from '../../claim/claim.ts'
import { everyK } from '../../facts/setnim/game-families.ts'
import { CORRECTED_STEP_D, NIRB_STEPS } from '../../judge/shapes/dh/nirb-steps.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

/** Steps of the proof that reduced means NIRB, with a corrected step (d). */
export const dhT22sFix: Claim = statementClaim({
  id: 'DH-T2.2s-fix',
  kind: 'lemma',
  source: `${DH}, Theorem 2.2, proof, corrected by nimlab`,
  paperStatus: 'asserted',
  title: 'when NIRB is kept by playing on maximal stacks',
  statement: String.raw`Let $x$ satisfy NIRB for $k$, $e$ the number of maximal stacks. (a) If $|x|<k$ then $x=0$. (b) If $x\ne0$ it has at least $k$ nonempty stacks. (c) If $e\le k$, playing on all maximal stacks and any $k-e$ other nonempty stacks leaves a position that satisfies NIRB. (d) corrected: if $e>k$, playing on $k$ of the maximal stacks leaves a position that satisfies NIRB iff $|x|-k\,x_n\ge k$, so always if $x_n\ge k$.`,
  conventions: [
    'changed against DH-T2.2s: step (d) has a condition',
    '(b), (c), (d) for x ≠ 0; all choices of the other stacks',
  ],
  decides: 'for every position of the box with NIRB and every such move, the steps',
  complexity: 'C(max+n,n) positions times C(n,k) moves',
  games: everyK(1, 6),
  partsOf: ({ n, k }) => (k === n ? ['a', 'b', 'c'] : ['a', 'b', 'c', 'd']),
  truth: 'rules',
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: { ...NIRB_STEPS, d: CORRECTED_STEP_D },
})
