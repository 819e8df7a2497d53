import type { Claim } from '../../claim/claim.ts'
import { ruleClaim } from '../../judge/shapes/v/rule-claim.ts'

/** Validation of step A4: an index exists. */
export const vV2: Claim = ruleClaim({
  id: 'V-V2',
  kind: 'lemma',
  source: 'sections 10 to 13, validation of A4',
  paperStatus: 'proved',
  title: 'if S < a_m there is k < m with a_k = S or i < m with b_i = S',
  statement: String.raw`If $S<a_m$ there is $k<m$ with $a_k=S$ or $i<m$ with $b_i=S$.`,
  printed: {
    when: ({ S, am }) => S < am,
    concludes: ({ k, i, m }) => k < m || i < m,
    target: () => null,
  },
})
