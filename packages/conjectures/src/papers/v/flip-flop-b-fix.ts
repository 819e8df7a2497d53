import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { vFlipFlopB } from './6-variants/flip-flop-numbers-of-flips.ts'
import { FLIP_WITH_MOVE, FLIP_WITH_MOVE_CONVENTIONS } from '../../facts/wythoff/flip-flop-cases.ts'

/** The number of flips makes no difference where a flip comes with a move. */
export const vFlipFlopBFix: Claim = correctedClaim(vFlipFlopB, {
  title:
    'a flip made with a move, L ≥ S+2: the winning points are the same for all numbers of flips',
  statement: String.raw`If the goal is changed together with a move, before or after it, and only where $L\ge S+2$ (so under (54) too), then "only once" is inessential: the winning points are the same for other numbers of flips. Changed: a flip is no turn of its own, and its condition is demanded.`,
  conventions: [
    ...FLIP_WITH_MOVE_CONVENTIONS,
    'all flips are still left in the positions compared',
  ],
  only: FLIP_WITH_MOVE,
})
