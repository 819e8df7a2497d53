import type { Claim } from '../../../claim/claim.ts'
import { digitsEnoughClaim } from '../../../judge/shapes/v/digits-enough.ts'
import { choice } from '../../../judge/shapes/v/v-claim.ts'

/** As many digits of g as n has are enough, as printed. */
export const vT4: Claim = digitsEnoughClaim(
  {
    id: 'V-T4',
    source: 'Theorem 4',
    paperStatus: 'proved',
    title: 'for n ≤ 10^k and t ≥ k the first t digits of g give a_n',
    statement: String.raw`Let $n\le 10^k$ and $a_n=S$ (36). Then for all $t\ge k$ also $a_n^{(t)}:=\lfloor n\,g(t)\rfloor=S$ (37).`,
    conventions: ['r1: literally n·g(t); r2: n·(1+g(t)), in agreement with (16), (21), (29)'],
    parameters: [choice('reading', 'the factor of n', 'r1', 'r2')],
  },
  {
    leastT: (k) => k,
    factor: ({ p, q }, reading) => (reading === 'r1' ? { p, q } : { p: p + q, q }),
  },
)
