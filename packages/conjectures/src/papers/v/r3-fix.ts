import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { startParameters, vR3 } from './5-complete-algorithm/remark-3-first-point.ts'

/** The first point is not a winning point if the level is 7 or more. */
export const vR3Fix: Claim = {
  ...correctedClaim(vR3, {
    title: 'under L_0 ≥ (e−1)S_0 ≥ Q, Q ≥ 7, the first point is not a winning point',
    statement: String.raw`Under $L_0\ge(e-1)S_0\ge Q$ (49) with $Q\ge7$ the first point is not a winning point; it would suffice that $S_0\ne\lfloor(L_0-S_0)(g+1)\rfloor$ (52). Changed: $Q\ge7$ is demanded (more exactly $Q>4(e-1)=6.87\ldots$), for $(1,2)$ and $(4,7)$ are winning points with $L_0\ge(e-1)S_0$.`,
    conventions: [
      'a case for every Q ≥ 7; S_0 ≥ 1',
      'part (49): no point with (49) is a winning point; part (52), which does not speak of Q: no point with (52) is one',
      'beyond the box: b_n < (e−1)a_n for all n ≥ 5, because n < (e−2)(nφ−1) there',
    ],
  }),
  parameters: startParameters(7),
}
