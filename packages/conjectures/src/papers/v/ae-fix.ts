import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { CLASSES, type Classes, vAE, ZERO_UNIQUE } from './2-closed-form/states-a-to-e.ts'

/** As printed, but 0 is a member of the first sequence only. */
const corrected: Classes = {
  ...CLASSES,
  D: (indices) => indices.bOfS > 0 && CLASSES.D(indices),
  E: (indices) => indices.bOfS > 0 && CLASSES.E(indices),
}

/** Every position belongs to exactly one of five classes, with 0 = a_0. */
export const vAEFix: Claim = correctedClaim(vAE, {
  title: 'every state 0 ≤ S < L is exactly one of A to E, where 0 counts as a_0 and not as b_0',
  statement: String.raw`With $0\le S<L$ and $m=L-S$ every state is exactly one of five: A $(a_m,b_m)$; B $(a_i,a_j)$, $i<j$; C $(a_i,b_j)$, $i<j$ or $i>j$; D $(b_i,a_j)$, $i<j$; E $(b_i,b_j)$, $i<j$; where $i\ge0$, $a_0=0$, in B and C and $i\ge1$ in D and E. Changed: $a_0=0$ is admitted, for $S=0$; $b_0$ is not.`,
  conventions: [
    'part S > 0: all indices are positive, exactly one class applies',
    'part S = 0: 0 = a_0, so that B or C applies; D and E begin with b_i, i ≥ 1; exactly one class applies',
  ],
  only: { part: ['S > 0', ZERO_UNIQUE] },
  printed: corrected,
})
