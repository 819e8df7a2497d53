import type { Claim } from '../../claim/claim.ts'
import { digitsEnoughClaim } from '../../judge/shapes/v/digits-enough.ts'

/** Twice as many digits of g, and one, are enough. */
export const vT4Fix: Claim = digitsEnoughClaim(
  {
    id: 'V-T4-fix',
    source: 'Theorem 4, corrected by nimlab',
    paperStatus: 'asserted',
    title: 'for n ≤ 10^k and t ≥ 2k+1 the first t digits of g give a_n = ⌊n(1+g(t))⌋',
    statement: String.raw`Let $n\le 10^k$. Then $\lfloor n(1+g(t))\rfloor=a_n$ for all $t\ge 2k+1$: twice as many digits as printed, and one more, and $1+g(t)$ in the place of $g(t)$.`,
    conventions: [],
    parameters: [],
  },
  { leastT: (k) => 2 * k + 1, factor: ({ p, q }) => ({ p: p + q, q }) },
)
