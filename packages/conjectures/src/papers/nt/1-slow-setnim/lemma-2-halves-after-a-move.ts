import { lowered, lowerHalf, upperHalf } from '@nim/core/setnim/definitions'
import type { Claim } from '../../../claim/claim.ts'
import { NT } from '../../../claim/sources/nt.ts'
import { anyStacks } from '../../../facts/setnim/games-of-theorems.ts'
import { isSame } from '../../../facts/setnim/halves.ts'
import { everyMove } from '../../../judge/every-move.ts'
import { positions } from '../../../judge/positions.ts'
import { BY_LENGTH } from '../judged-by.ts'

/** What a move does to the halves. */
export const ntL2: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-L2',
  at: `${NT.slowSetNim}, Lemma 2`,
  title: 'a move on S takes v − 1_{S ∪ O} and v − 1_{S ∩ O} as the new halves',
  statement: String.raw`Let $O$ be the set of odd stacks of $x$, $v=\lceil x/2\rceil$, and $x'=x-1_S$ with all stacks of $S$ nonempty. Then $\lfloor x'/2\rfloor=v-1_{S\cup O}$ and $\lceil x'/2\rceil=v-1_{S\cap O}$.`,
  conventions: ['stacks keep their places'],
  games: anyStacks(5),
  printed: {
    lower: {
      says: 'the lower half of x − 1_S is v − 1_{S ∪ O}',
      holds: ({ v, O, moves }) =>
        everyMove(moves, ({ option, played: S }) => isSame(lowerHalf(option), lowered(v, S | O))),
    },
    upper: {
      says: 'the upper half of x − 1_S is v − 1_{S ∩ O}',
      holds: ({ v, O, moves }) =>
        everyMove(moves, ({ option, played: S }) => isSame(upperHalf(option), lowered(v, S & O))),
    },
  },
  // S in the place of S ∩ O, where more than one stack is played on
  wrong: {
    case: { n: 2, part: 'upper' },
    max: 3,
    holds: ({ v, O, moves }) =>
      everyMove(moves, ({ option, played: S, a }) =>
        isSame(upperHalf(option), lowered(v, a > 1 ? S : S & O)),
      ),
  },
})
