import type { Claim } from '../../claim/claim.ts'
import { ruleClaim } from '../../judge/shapes/v/rule-claim.ts'

/** A position from which Cora has no winning move. */
export const vEx5: Claim = ruleClaim({
  id: 'V-Ex5',
  kind: 'example',
  source: 'Example 5',
  paperStatus: 'asserted',
  title: 'if a_m = S then b_m = L and the game is in the winning state for Hugo',
  statement: String.raw`If $a_m=S$ then $b_m=L$ and the game is in the winning state for Hugo.`,
  printed: {
    when: ({ S, am }) => S === am,
    concludes: ({ L, bm }) => bm === L,
    target: () => 'winning',
  },
})
