import type { Claim } from '../../claim/claim.ts'
import { ruleClaim } from '../../judge/shapes/v/rule-claim.ts'

/** Rule T2 of Theorem 2. */
export const vT22: Claim = ruleClaim({
  id: 'V-T2.2',
  kind: 'lemma',
  source: 'Theorem 2, rule T2',
  paperStatus: 'proved',
  title: 'if S > a_m Cora subtracts y = S − a_m from both; then L > b_m',
  statement: String.raw`If $S>a_m$, Cora subtracts $y=S-a_m$ from both coordinates; $S>a_m$ implies $L>b_m$.`,
  printed: {
    when: ({ S, am }) => S > am,
    concludes: ({ L, bm }) => L > bm,
    target: ({ S, L, am }) => [S - (S - am), L - (S - am)],
  },
})
