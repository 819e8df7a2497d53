import type { Claim } from '../../../claim/claim.ts'
import { iterationTableClaim } from '../../../judge/shapes/v/iteration-table.ts'
import { choice } from '../../../judge/shapes/v/v-claim.ts'

/** The printed table of numbers of iterations. */
export const vTab2: Claim = iterationTableClaim(
  {
    id: 'V-Tab2',
    source: 'Table 2',
    paperStatus: 'asserted',
    title: 'iterations for n = 10^t: t ≤ 3: 0; 4..6: 1; 7..12: 2; 13..24: 3',
    statement: String.raw`Iterations $r(n)$ required to compute $a_n$, $n=10^t$: $t\in[0,3]$: $r=0$; $t\in[4,6]$: $r=1$; $t\in[7,12]$: $r=2$; $t\in[13,24]$: $r=3$.`,
    conventions: [
      'agreement with (42) literally, where t = 0 has no value, and with max(0, r), 0 where r has no value',
    ],
    parameters: [
      choice('part', 'what is claimed', 'enough', 'needed', 'agreement', 'agreement max0'),
    ],
  },
  [
    { from: 0, to: 3, r: 0 },
    { from: 4, to: 6, r: 1 },
    { from: 7, to: 12, r: 2 },
    { from: 13, to: 24, r: 3 },
  ],
)
