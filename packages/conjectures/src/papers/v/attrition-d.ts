import type { Claim } from '../../claim/claim.ts'
import { forcedMovesClaim } from '../../judge/shapes/v/attrition-moves.ts'

/** Hugo’s moves after (2,2), as printed. */
export const vAttritionD: Claim = forcedMovesClaim(
  {
    id: 'V-Attrition.d',
    source: 'sections 20, 21',
    title: 'after (2,2) Hugo’s moves are (0,2), (1,1), (1,2); Cora answers (0,1)',
    statement: String.raw`After $(2,2)$ Hugo is forced to reach $(0,0)$: his moves are $(0,2)$, $(1,1)$, $(1,2)$; after each of them Cora moves to $(0,1)$.`,
  },
  {
    point: [2, 2],
    moves: [
      [0, 2],
      [1, 1],
      [1, 2],
    ],
    answer: [0, 1],
  },
)
