import type { Claim } from '../../claim/claim.ts'
import { iterationTableClaim } from '../../judge/shapes/v/iteration-table.ts'
import { choice } from '../../judge/shapes/v/v-claim.ts'

/** The table of numbers of iterations with ranges that are right. */
export const vTab2Fix: Claim = iterationTableClaim(
  {
    id: 'V-Tab2-fix',
    source: 'Table 2, corrected by nimlab',
    paperStatus: 'asserted',
    title: 'iterations for n ≤ 10^t: t ≤ 2: 0; 3..4: 1; 5..9: 2; 10..19: 3; 20..38: 4',
    statement: String.raw`Iterations enough and needed for all $n\le10^t$: $t\in[0,2]$: $r=0$; $t\in[3,4]$: $r=1$; $t\in[5,9]$: $r=2$; $t\in[10,19]$: $r=3$; $t\in[20,38]$: $r=4$.`,
    conventions: ['the table is printed for t ≤ 24; it is continued here to the end of a row'],
    parameters: [choice('part', 'what is claimed', 'enough', 'needed')],
  },
  [
    { from: 0, to: 2, r: 0 },
    { from: 3, to: 4, r: 1 },
    { from: 5, to: 9, r: 2 },
    { from: 10, to: 19, r: 3 },
    { from: 20, to: 38, r: 4 },
  ],
)
