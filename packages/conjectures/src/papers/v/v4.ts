import type { Claim } from '../../claim/claim.ts'
import { ruleClaim } from '../../judge/shapes/v/rule-claim.ts'

/** Validation of step A4: the move to a_i. */
export const vV4: Claim = ruleClaim({
  id: 'V-V4',
  kind: 'lemma',
  source: 'sections 10 to 13, validation of A4',
  paperStatus: 'proved',
  title: 'in A4, b_i = S implies a_i < L (a_i < b_i = S < L)',
  statement: String.raw`In A4, that is for $S<a_m$ and no $k$ with $a_k=S$: $b_i=S$ implies $a_i<L$, for $a_i<b_i=S<L$.`,
  printed: {
    when: ({ S, am, k, i }) => S < am && Number.isNaN(k) && !Number.isNaN(i),
    concludes: ({ ai, S, L }) => ai < S && S < L,
    target: () => null,
  },
})
