import type { Claim } from '../../claim/claim.ts'
import { allButOne } from '../../facts/setnim/game-families.ts'
import { DH } from '../../claim/sources/dh.ts'
import { stepsClaim } from '../../judge/shapes/dh/steps-claim.ts'
import { BOX_STEPS } from '../../judge/shapes/dh/t3-3s-boxes.ts'
import { TYPE_STEPS } from '../../judge/shapes/dh/t3-3s-types.ts'

/** The figure of step 2 of the proof of Theorem 3.3. */
export const dhFIG4: Claim = stepsClaim(
  {
    id: 'DH-FIG4',
    source: `${DH}, Figure 4`,
    title: 'reducing moves from P-types end outside the P-types',
    statement: String.raw`In $SN(n,\{n-1\})$ reducing moves from P-types lead to: $(n-o,r+n-2)$ for $0<r<n-1$; $(n-o,r-n)$ for $r>n-1$; $(e',e'-2)$, $2\le e'\le n-1$, from $(0,0)$; $(n-o+e,2n-3-e)$, $1\le e\le o$, for $r=n-1$, a diagonal from $(n-o+1,2n-4)$ to $(n,2n-3-o)$. None is a P-type except $(n,n-2)\to(0,2n-4)$, which does not occur; $(0,n-1)$ has no reducing move.`,
    conventions: ['step 2 of DH-T3.3s, drawn'],
  },
  allButOne(3, 7),
  { types: TYPE_STEPS['2, types']!, moves: BOX_STEPS['2, moves']! },
  7,
)
