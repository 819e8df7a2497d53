import type { Claim } from '../../../claim/claim.ts'
import { ruleClaim } from '../../../judge/shapes/v/rule-claim.ts'

/** Validation of step A3. */
export const vV1: Claim = ruleClaim({
  id: 'V-V1',
  kind: 'lemma',
  source: 'sections 10 to 13, validation of A3',
  paperStatus: 'proved',
  title: 'in A3, S > a_m implies L > b_m',
  statement: String.raw`In A3, $S>a_m$ implies $L>b_m$.`,
  printed: {
    when: ({ S, am }) => S > am,
    concludes: ({ L, bm }) => L > bm,
    target: () => null,
  },
})
