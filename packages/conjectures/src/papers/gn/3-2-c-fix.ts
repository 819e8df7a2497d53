import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { gn32c } from './3-2-c.ts'
import { quadraticInEntries } from '../../facts/gm/quadratic-in-entries.ts'

/** R and the P-positions in linear time for fixed n. */
export const gn32cFix: Claim = correctedClaim(gn32c, {
  title: 'R and the P-positions of NIM(n,n−1): linear in the digits, quadratic in n by entries',
  statement: String.raw`With the results of section 2, $R$ and the P-positions of $NIM(n,n-1)$ are computed by a procedure that takes time linear in the digits of the data for fixed $n$, a number of operations on whole vectors linear in $n$, and a number of operations on single entries at most quadratic in $n$. Changed: printed is that the time is linear in the data with $n$ part of the input.`,
  printed: quadraticInEntries(gn32c),
})
