import { lowered, upperHalf } from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import type { ByN } from '../../../facts/setnim/game-families.ts'
import { anyStacks } from '../../../facts/setnim/games-of-theorems.ts'
import { isSame } from '../../../facts/setnim/halves.ts'
import { type Claim, eachText, everyMove, positions } from '../../../judge/index.ts'
import { BY_LENGTH } from '../judged-by.ts'
import { ofEveryPlay } from '../of-every-play.ts'
import { everyStack } from '../texts.ts'

/** S is the set of stacks that are lower after the move. */
export const NT_LEMMA_2: Readonly<Record<string, (parameters: ByN) => string>> = {
  lower: ({ n }) =>
    everyStack(n, (i) => `u${i}_next = v${i} - [x${i}_next < x${i} or x${i} mod 2 = 1]`),
  upper: ({ n }) =>
    everyStack(n, (i) => `v${i}_next = v${i} - [x${i}_next < x${i} and x${i} mod 2 = 1]`),
}

export const ntL2: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-L2',
  at: `${NT.slowSetNim}, Lemma 2`,
  title: 'a move on S takes v − 1_{S ∪ O} and v − 1_{S ∩ O} as the new halves',
  statement: String.raw`Let $O$ be the set of odd stacks of $x$, $v=\lceil x/2\rceil$, and $x'=x-1_S$ with all stacks of $S$ nonempty. Then $\lfloor x'/2\rfloor=v-1_{S\cup O}$ and $\lceil x'/2\rceil=v-1_{S\cap O}$.`,
  conventions: ['stacks keep their places'],
  games: anyStacks(5),
  says: {
    lower: 'the lower half of x − 1_S is v − 1_{S ∪ O}',
    upper: 'the upper half of x − 1_S is v − 1_{S ∩ O}',
  },
  printed: eachText(NT_LEMMA_2, ofEveryPlay),
  // S in the place of S ∩ O, where more than one stack is played on
  wrongAt: { case: { n: 2, part: 'upper' }, max: 3 },
  wrong: ({ v, O, moves }) =>
    everyMove(moves, ({ option, played: S, a }) =>
      isSame(upperHalf(option), lowered(v, a > 1 ? S : S & O)),
    ),
})
