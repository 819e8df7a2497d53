import type { Claim } from '../../../claim/claim.ts'
import { majorityClaim } from '../../../judge/shapes/v/majority-claim.ts'

/** A has more members than B up to every M. */
export const vR4: Claim = majorityClaim(
  {
    id: 'V-R4',
    source: 'Remark 4',
    title: 'for every M, n_a(M) > n_b(M); so a_k = S is tried before b_i = S',
    statement: String.raw`For every $M$, $n_a(M)>n_b(M)$; therefore $a_k=S$ is tried before $b_i=S$, which lowers the average complexity.`,
  },
  (nA, nB) => nA > nB,
)
