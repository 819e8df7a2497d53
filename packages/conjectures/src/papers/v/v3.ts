import type { Claim } from '../../claim/claim.ts'
import { ruleClaim } from '../../judge/shapes/v/rule-claim.ts'

/** Validation of step A4: the move to b_k. */
export const vV3: Claim = ruleClaim({
  id: 'V-V3',
  kind: 'lemma',
  source: 'sections 10 to 13, validation of A4',
  paperStatus: 'proved',
  title: 'S < a_m and a_k = S imply k < m and L > b_k',
  statement: String.raw`$S<a_m$ and $a_k=S$ imply $k<m$ and $L>b_k$.`,
  printed: {
    when: ({ S, am, k }) => S < am && !Number.isNaN(k),
    concludes: ({ k, m, L, bk }) => k < m && L > bk,
    target: () => null,
  },
})
