import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { vFlipFlopA } from './6-variants/flip-flop-winning-points.ts'
import { FLIP_WITH_MOVE, FLIP_WITH_MOVE_CONVENTIONS } from '../../facts/wythoff/flip-flop-cases.ts'

/** The winning points of Flip-Flop where a flip comes with a move. */
export const vFlipFlopAFix: Claim = correctedClaim(vFlipFlopA, {
  title: 'a flip made with a move, L ≥ S+2: the winning points are those of the phase, (56)',
  statement: String.raw`If the goal is changed together with a move, before or after it, and only where $L\ge S+2$ (so under (54) too), the winning points are $f_k={}_kw$ in the attrition phase and $f_k=w_k$ otherwise (56), for every number of flips. Changed: a flip is no turn of its own, and its condition is demanded.`,
  conventions: [...FLIP_WITH_MOVE_CONVENTIONS, 'the _kw are those of V-Attrition.a'],
  only: FLIP_WITH_MOVE,
})
