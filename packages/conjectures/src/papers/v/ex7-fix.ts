import type { Claim } from '../../claim/claim.ts'
import { example7Claim } from './4-accuracy/example-7-a-large-start.ts'

/** The example with its difference and its number of iterations put right. */
export const vEx7Fix: Claim = example7Claim(
  {
    id: 'V-Ex7-fix',
    source: 'Example 7, corrected by nimlab',
    title: 's = 2,718,282, l = 3,141,593: m = 423,311 < 10^6, two iterations are enough',
    statement: String.raw`As V-Ex7 with $m=423{,}311$ and $r=2$: for all $n\le10^6$ two iterations are enough, one is not.`,
  },
  ['difference', 'bound', 'this m', 'all m'],
  { s: 2_718_282, l: 3_141_593, m: 423_311, k: 6, r: 2 },
)
