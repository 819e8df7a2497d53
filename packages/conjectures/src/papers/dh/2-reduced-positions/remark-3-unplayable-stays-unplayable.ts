import type { Claim } from '../../../claim/claim.ts'
import { everyA } from '../../../facts/setnim/game-families.ts'
import { stackMoves } from '../../../facts/setnim/moves.ts'
import { isReduced, reducedRank, reduction } from '../../../facts/setnim/reduction.ts'
import { everyMove } from '../../../judge/every-move.ts'
import { positions } from '../../../judge/positions.ts'

/** Unplayable tokens stay unplayable. */
export const dhU3: Claim = positions({
  id: 'DH-U3',
  kind: 'remark',
  at: 'section 2',
  paperStatus: 'asserted',
  title: 'u_i(x′) ≥ u_i(x) for every option x′ and every stack i',
  statement: String.raw`$u_i(x')\ge u_i(x)$ for every option $x'$ of $x$ (stacks keeping their identity) and every $i$: playable tokens may become unplayable, never the reverse.`,
  conventions: ['u by DH-D3'],
  decides: 'for every position of the box, every A and every move',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: everyA(1, 5),
  quick: { ranges: { n: [1, 3] }, max: 12 },
  facts: { red: reduction, isReduced, moves: stackMoves, reducedRank },
  digest: 'reducedRank',
  printed: {
    monotone: {
      says: 'u_i(x′) ≥ u_i(x) for every stack i',
      holds: ({ x, red, moves }) =>
        everyMove(moves, ({ option, reduction }) =>
          x.every((height, i) => option[i]! - reduction[i]! >= height - red[i]!),
        ),
    },
  },
  // playable tokens are said to stay playable
  wrong: {
    case: { n: 3, A: '{2}' },
    max: 3,
    holds: ({ isReduced, moves }) =>
      everyMove(moves, ({ needsReduction }) => needsReduction === !isReduced),
  },
})
