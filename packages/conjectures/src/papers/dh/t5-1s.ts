import type { Claim } from '../../claim/claim.ts'
import { allButOneOrAll } from '../../facts/setnim/game-families.ts'
import { DH } from '../../claim/sources/dh.ts'
import { stepsClaim } from '../../judge/shapes/dh/steps-claim.ts'
import { ALL_STACKS_STEPS, EXTENSION_STEPS } from '../../judge/shapes/dh/t5-1s-boxes.ts'
import { allStacksTarget, allStacksTypeSteps } from '../../judge/shapes/dh/t5-1s-types.ts'

/** Steps of the proof of Theorem 5.1. */
export const dhT51s: Claim = stepsClaim(
  {
    id: 'DH-T5.1s',
    source: `${DH}, Theorem 5.1, proof`,
    title: 'play on all stacks added to SN(n,{n−1}), step by step',
    statement: String.raw`$Q$: the reduced positions of type $(n,n-2)$ in $P(n,\{n-1\})$. (1) Play on all stacks without reduction leads to $(n-o,r+n-2)$ if $r<n$, $(n-o,r-n)$ if $r\ge n$; from a P-type other than $(n,n-2)$ it leads out of $\{o\le r\le2n-4-o\}$. (2) It needs reduction iff $|x|=(n-1)x_n$; the reduction is $x-(1,\dots,1)$ with one further token off each maximal stack, again outside if $x$ is inside. (3) A non-reducing move on $n-1$ stacks into $(n,n-2)$ starts from $(1,2n-3)$ and leaves out the odd stack; leaving out an even one leads to $(n-2,n-2)$ and that move exists without reduction; no reducing move on $n-1$ stacks ends in $(n,n-2)$; for $r=n-1$, $o=e$, playing on all odd stacks needs no reduction and leads to $(0,0)$. (4) Play on all stacks leads from $(n,n-2)$ to $(0,2n-4)$. (5) The conditions of Proposition 4.3 hold in the playable graph.`,
    conventions: [
      'steps on types are arithmetic; steps on positions use reduction by DH-D3 and solved games',
      'in step 3, playing on all odd stacks is a move on n−1 stacks only if o = n−1',
      'condition (2) of Proposition 4.3 in both readings',
    ],
  },
  allButOneOrAll(3, 7),
  { ...allStacksTypeSteps(allStacksTarget), ...ALL_STACKS_STEPS, ...EXTENSION_STEPS },
  6,
)
