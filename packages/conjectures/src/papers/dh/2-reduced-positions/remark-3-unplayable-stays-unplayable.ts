import { type Claim, everyMove, positions } from '../../../judge/index.ts'
import { type ByA, everyA } from '../../../facts/setnim/game-families.ts'
import { ofEveryMove } from '../of-every-move.ts'
import { BY_REDUCTION } from '../judged-by.ts'

/** x_i − red_i is u_i. */
export const REMARK_3 = ({ n }: ByA): string =>
  Array.from({ length: n }, (_, i) => i + 1)
    .map((i) => `x${i}_next - red${i}_next >= x${i} - red${i}`)
    .join(' and ')

export const dhU3: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-U3',
  kind: 'remark',
  at: 'section 2',
  title: 'u_i(x′) ≥ u_i(x) for every option x′ and every stack i',
  statement: String.raw`$u_i(x')\ge u_i(x)$ for every option $x'$ of $x$ (stacks keeping their identity) and every $i$: playable tokens may become unplayable, never the reverse.`,
  games: everyA(1, 5),
  printed: ofEveryMove(REMARK_3),
  // playable tokens are said to stay playable
  wrongAt: { case: { n: 3, A: '{2}' }, max: 3 },
  wrong: ({ isReduced, moves }) =>
    everyMove(moves, ({ needsReduction }) => needsReduction === !isReduced),
})
