import type { Claim } from '../../claim/claim.ts'
import { allButOne } from '../../facts/setnim/game-families.ts'
import { DH } from '../../claim/sources/dh.ts'
import { stepsClaim } from '../../judge/shapes/dh/steps-claim.ts'
import { BOX_STEPS, CORRECTED_STEP_3 } from '../../judge/shapes/dh/t3-3s-boxes.ts'
import { TYPE_STEPS } from '../../judge/shapes/dh/t3-3s-types.ts'

const { '3, a move': _, '3, both moves': __, ...OTHER_STEPS } = BOX_STEPS

/** Steps of the proof of Theorem 3.3, with a corrected step 3. */
export const dhT33sFix: Claim = stepsClaim(
  {
    id: 'DH-T3.3s-fix',
    source: `${DH}, Theorem 3.3, proof, corrected by nimlab`,
    title: 'moves between the types of SN(n,{n−1}), with the case (h,…,h) that step 3 leaves out',
    statement: String.raw`Steps (1), (2), (4) as in DH-T3.3s. (3) corrected: from types outside, off the border $\{(o,o-2),(o,2n-2-o)\}$, all moves without reduction lead to P-types, and one exists unless $x=(h,\dots,h)$ with $h$ odd, $h<n-1$. There every move needs reduction and leads to $(0,h-1)$, which is a P-type.`,
    conventions: [
      'changed against DH-T3.3s: step 3 has an exception, which does not harm the theorem',
      'steps on types are arithmetic; steps on positions use reduction by DH-D3',
    ],
  },
  allButOne(3, 7),
  { ...TYPE_STEPS, ...OTHER_STEPS, '3, a move': CORRECTED_STEP_3 },
  7,
)
