import type { Claim } from '../../claim/claim.ts'
import { allButOne } from '../../facts/setnim/game-families.ts'
import { DH } from '../../claim/sources/dh.ts'
import { stepsClaim } from '../../judge/shapes/dh/steps-claim.ts'
import { BOX_STEPS } from '../../judge/shapes/dh/t3-3s-boxes.ts'
import { TYPE_STEPS } from '../../judge/shapes/dh/t3-3s-types.ts'

/** Steps of the proof of Theorem 3.3. */
export const dhT33s: Claim = stepsClaim(
  {
    id: 'DH-T3.3s',
    source: `${DH}, Theorem 3.3, proof`,
    title: 'moves between the types of SN(n,{n−1}), step by step',
    statement: String.raw`P-types: those of Theorem 3.3. (1) Both non-reducing targets of a P-type are not P-types; $(n,n-2)$ goes to $(1,2n-3)$. (2) Reducing moves from P-types end outside. (3) From types outside, off the border $\{(o,o-2),(o,2n-2-o)\}$, both non-reducing targets are P-types and a non-reducing move exists; on the border the target $(n-o-1,r')$ is a P-type. (4) On the border the non-reducing move to $o'=n-o-1$ is missing only if all even stacks are maximal, never at $(o,2n-2-o)$; at $(o,o-2)$ the reducing move then leads to $(n-o,n+o-4)$ if $o\ge3$; at $(2,0)$ $e=n-2$ and it leads to $(0,0)$.`,
    conventions: [
      'steps on types are arithmetic; steps on positions use reduction by DH-D3',
      'readings of step 3, "all others have both options": a move exists; both moves exist without reduction (for o = n the single one)',
      'steps 2 and 3 are also the figures FIG4 and FIG5',
    ],
  },
  allButOne(3, 7),
  { ...TYPE_STEPS, ...BOX_STEPS },
  7,
)
