import type { Claim } from '../../claim/claim.ts'
import { ruleClaim } from '../../judge/shapes/v/rule-claim.ts'

/** Rule T3 of Theorem 2, that an index exists. */
export const vT23: Claim = ruleClaim({
  id: 'V-T2.3',
  kind: 'lemma',
  source: 'Theorem 2, rule T3',
  paperStatus: 'proved',
  title: 'if S < a_m there is k < m with a_k = S or i < m with b_i = S',
  statement: String.raw`If $S<a_m$ there is an index $k<m$ with $a_k=S$ or an index $i<m$ with $b_i=S$.`,
  printed: {
    when: ({ S, am }) => S < am,
    concludes: ({ k, i, m }) => k < m || i < m,
    target: () => null,
  },
})
