import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { gnT1, LENIENT } from './t1.ts'

/** The theorem as a whole, of periods that need not be least and of runs of the period word. */
export const gnT1Fix: Claim = correctedClaim(gnT1, {
  title: 'range ≤ l: T1.1 to T1.4 hold, nl being some period and the period word read cyclically',
  statement: String.raw`For a GM-sequence with $range(x^0)\le l$ and a multiple of $l$ in $x^0$: $x_i^j-x_i^{j+nl}=(n-1)l$; all words $W_i$ are equivalent and have the period $nl$, not always the least one, with $l$ letters $p$ and $(n-1)l$ letters $-$; in the period word of $nl$ letters, read cyclically, every maximal run of letters $-$ has a length divisible by $l$ and every maximal run of letters $p$ a length of at most $l$. Changed: $nl$ need not be the least period, and runs are those of the cyclic period word.`,
  conventions: ['a period word of letters p only (n = 1) is one run'],
  only: { reading: [LENIENT] },
})
