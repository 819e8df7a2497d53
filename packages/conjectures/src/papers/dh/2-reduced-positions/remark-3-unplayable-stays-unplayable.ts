import type { Claim } from '../../../claim/claim.ts'
import { everyMove } from '../../../judge/every-move.ts'
import { everyA } from '../../../facts/setnim/game-families.ts'
import { positions } from '../../../judge/positions.ts'
import { BY_REDUCTION } from '../judged-by.ts'

/** Unplayable tokens stay unplayable. */
export const dhU3: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-U3',
  kind: 'remark',
  at: 'section 2',
  title: 'u_i(x′) ≥ u_i(x) for every option x′ and every stack i',
  statement: String.raw`$u_i(x')\ge u_i(x)$ for every option $x'$ of $x$ (stacks keeping their identity) and every $i$: playable tokens may become unplayable, never the reverse.`,
  games: everyA(1, 5),
  printed: ({ x, red, moves }) =>
    everyMove(moves, ({ option, reduction }) =>
      x.every((height, i) => option[i]! - reduction[i]! >= height - red[i]!),
    ),
  // playable tokens are said to stay playable
  wrong: {
    case: { n: 3, A: '{2}' },
    max: 3,
    holds: ({ isReduced, moves }) =>
      everyMove(moves, ({ needsReduction }) => needsReduction === !isReduced),
  },
})
