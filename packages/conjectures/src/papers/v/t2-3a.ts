import type { Claim } from '../../claim/claim.ts'
import { ruleClaim } from '../../judge/shapes/v/rule-claim.ts'

/** Rule T3a of Theorem 2. */
export const vT23a: Claim = ruleClaim({
  id: 'V-T2.3a',
  kind: 'lemma',
  source: 'Theorem 2, rule T3a',
  paperStatus: 'proved',
  title: 'if S < a_m and a_k = S: L := b_k; then k < m and L > b_k',
  statement: String.raw`If $S<a_m$ and $a_k=S$: $L:=b_k$; $S<a_m$ and $a_k=S$ imply $k<m$ and $L>b_k$.`,
  printed: {
    when: ({ S, am, k }) => S < am && !Number.isNaN(k),
    concludes: ({ k, m, L, bk }) => k < m && L > bk,
    target: ({ S, bk }) => [S, bk],
  },
})
