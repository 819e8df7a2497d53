import type { Claim } from '../../claim/claim.ts'
import { allButOne } from '../../facts/setnim/game-families.ts'
import { DH } from '../../claim/sources/dh.ts'
import { stepsClaim } from '../../judge/shapes/dh/steps-claim.ts'
import { DRAWN_MOVES } from '../../judge/shapes/dh/t3-3s-boxes.ts'
import { TYPE_STEPS } from '../../judge/shapes/dh/t3-3s-types.ts'

/** The figure of step 3 of the proof of Theorem 3.3. */
export const dhFIG5: Claim = stepsClaim(
  {
    id: 'DH-FIG5',
    source: `${DH}, Figure 5`,
    title: 'from types outside the P-types non-reducing moves lead to P-types',
    statement: String.raw`In $SN(n,\{n-1\})$, from a type that is not a P-type and not on the border $\{(o,o-2),(o,2n-2-o)\}$ both non-reducing targets are P-types (for $o=n$ the single one); on the border the target $(n-o-1,r')$ is a P-type.`,
    conventions: [
      'step 3 of DH-T3.3s, drawn; that such a move exists is step 3 of DH-T3.3s and not drawn',
    ],
  },
  allButOne(3, 7),
  { types: TYPE_STEPS['3, types']!, moves: DRAWN_MOVES },
  7,
)
