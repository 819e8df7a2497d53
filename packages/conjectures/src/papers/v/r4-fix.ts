import type { Claim } from '../../claim/claim.ts'
import { majorityClaim } from '../../judge/shapes/v/majority-claim.ts'

/** A has more members than B up to every M but 2. */
export const vR4Fix: Claim = majorityClaim(
  {
    id: 'V-R4-fix',
    source: 'Remark 4, corrected by nimlab',
    title: 'n_a(M) > n_b(M) for every M ≥ 1 but M = 2, where both are 1',
    statement: String.raw`$n_a(M)>n_b(M)$ for every $M\ge1$ except $M=2$, where $n_a=n_b=1$.`,
  },
  (nA, nB, M) => (M === 2 ? nA === nB : nA > nB),
)
