import type { Claim } from '../../../claim/claim.ts'
import { ruleClaim } from '../../../judge/shapes/v/rule-claim.ts'

/** Rule T1 of Theorem 2. */
export const vT21: Claim = ruleClaim({
  id: 'V-T2.1',
  kind: 'lemma',
  source: 'Theorem 2, rule T1',
  paperStatus: 'proved',
  title: 'if S = a_m then b_m = L, a winning point for Hugo',
  statement: String.raw`If $S=a_m$, $m=L-S$, then $b_m=L$: the position is a winning point for Hugo.`,
  printed: {
    when: ({ S, am }) => S === am,
    concludes: ({ L, bm }) => bm === L,
    target: () => 'winning',
  },
})
