import type { Claim } from '../../claim/claim.ts'
import { ruleClaim } from '../../judge/shapes/v/rule-claim.ts'

/** Rule T3b of Theorem 2. */
export const vT23b: Claim = ruleClaim({
  id: 'V-T2.3b',
  kind: 'lemma',
  source: 'Theorem 2, rule T3b',
  paperStatus: 'proved',
  title: 'if S < a_m and b_i = S: L := S, S := a_i; then a_i < b_i = S < L',
  statement: String.raw`If $S<a_m$ and $b_i=S$ with $i<m$ (printed: $i<t$, $t$ not defined): $L:=S$, $S:=a_i$; here $a_i<b_i=S<L$.`,
  printed: {
    when: ({ S, am, k, i }) => S < am && Number.isNaN(k) && !Number.isNaN(i),
    concludes: ({ i, m, ai, S, L }) => i < m && ai < S && S < L,
    target: ({ ai, S }) => [ai, S],
  },
})
