import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { gnT1cx } from './t1-cx.ts'

/** Far-away terms: linear in moves by T1.1, and linear in entries by Lemma 2. */
export const gnT1cxFix: Claim = correctedClaim(gnT1cx, {
  title: 'x^j takes time linear in n, l, log j by Lemma 2; by T1.1 alone, quadratic in n',
  statement: String.raw`For $range(x^0)\le l$ the vector $x^j$ is computed, by T1.1 and Lemma 2, in time linear in $n$, $l$, $\log j$ and $\sum_i\log(|x_i|+1)$. By T1.1 alone the number of moves is linear in $n$; the time is linear in $l$, but quadratic in $n$. Changed: Lemma 2 is used, and of T1.1 alone a quadratic bound is claimed for the entries read and changed.`,
  printed: (variable: string) => (variable === 'n-entries-T1.1' ? 2 : 1),
})
