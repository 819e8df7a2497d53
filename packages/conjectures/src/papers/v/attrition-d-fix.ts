import type { Claim } from '../../claim/claim.ts'
import { forcedMovesClaim } from '../../judge/shapes/v/attrition-moves.ts'

/** Hugo’s moves after (2,2), all of them. */
export const vAttritionDFix: Claim = forcedMovesClaim(
  {
    id: 'V-Attrition.d-fix',
    source: 'sections 20, 21, corrected by nimlab',
    title: 'after (2,2) Hugo’s moves are (0,0), (0,2), (1,1), (1,2); he loses with each',
    statement: String.raw`After $(2,2)$ Hugo's moves are $(0,0)$, with which he loses at once, and $(0,2)$, $(1,1)$, $(1,2)$, after each of which Cora moves to $(0,1)$.`,
  },
  {
    point: [2, 2],
    moves: [
      [0, 0],
      [0, 2],
      [1, 1],
      [1, 2],
    ],
    answer: [0, 1],
  },
)
