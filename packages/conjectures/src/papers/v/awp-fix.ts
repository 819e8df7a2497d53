import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { vAWP } from './3-move-algorithm/algorithm-a1-to-a4.ts'

/** The move algorithm with the index 0 in A4. */
export const vAWPFix: Claim = correctedClaim(vAWP, {
  title:
    'A1-A4 with k ≥ 0, a_0 = b_0 = 0, in A4: from every losing point legal, to a winning point',
  statement: String.raw`A1: $m=L-S$. A2: compute $a_m$ by (16), (21); if $a_m=S$ then $b_m=L$ (the position is $w_m$). A3: if $S>a_m$, subtract $y=S-a_m$ from both. A4: else, if some $k$, $0\le k<m$, has $a_k=S$ then $L:=b_k$, where $a_0=b_0=0$, else find $i<m$ with $b_i=S$; $L:=S$, $S:=a_i$. From every losing point the move is legal and ends in a winning point. Changed: $k=0$ is admitted in A4, which $S=0$ needs.`,
  conventions: [
    'a_0 = b_0 = 0 as an index of A4 is used at S = 0 only',
    'part huge: positions of up to max decimal digits, chosen by a fixed sequence; winning points are recognised by the certificate a² − an − n² < 0 < (a+1)² − (a+1)n − n²',
  ],
  only: { part: ['0 < S < L', 'S = L', 'S = 0', 'huge'] },
})
