import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { vEx8 } from './5-complete-algorithm/example-8-counts.ts'

/** The counts for M = 50, and the probabilities to two decimals. */
export const vEx8Fix: Claim = correctedClaim(vEx8, {
  title: 'M = 50: n_a = 31, n_b = 19; probabilities 0.62 and 0.38, g and g² to two decimals',
  statement: String.raw`$M=50$: $n_a=31$, $n_b=19$; a random $u$ in $1..50$ is some $a_k$ with probability $31/50=0.62$, some $b_i$ with probability $19/50=0.38$, which are $g$ and $g^2=0.382$ rounded to two decimals. Changed: the probabilities are near $g$ and $g^2$, not equal to them.`,
  conventions: [
    'part counts: n_a and n_b, and so the probabilities n_a/50 and n_b/50; part rounded: these are g and g², rounded to two decimals',
    'part square: g² = 0.382 after rounding to three decimals',
  ],
  only: { part: ['counts', 'square', 'rounded'] },
})
