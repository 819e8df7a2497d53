import { chopped, lowered } from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import { everySet } from '../../../facts/setnim/games-of-theorems.ts'
import { isSame } from '../../../facts/setnim/halves.ts'
import { type Claim, everyMove, positions } from '../../../judge/index.ts'
import { BY_OUTCOME } from '../judged-by.ts'

export const ntL9: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-L9',
  kind: 'lemma',
  at: `${NT.types}, Lemma 9`,
  title: 'for every A: red(x − 1_S) = red(red(x) − 1_S), so x and red(x) have the same outcome',
  statement: String.raw`Let $k=\min A$ and $red(x)=\min(x,l(x))$ stack by stack. If at least $k$ stacks of $x$ are nonempty, $red(x)$ has the same nonempty stacks; otherwise $red(x)=0$ and neither has a move. $red(x-1_S)=red(red(x)-1_S)$ for every move $S$. Hence $x$ and $red(x)$ have the same outcome.`,
  conventions: ['stacks keep their places; red by l, not by DH-D3'],
  games: everySet(4),
  says: {
    support:
      'with k nonempty stacks or more red(x) has the same nonempty stacks, otherwise red(x) = 0',
    commute: 'red(x − 1_S) = red(red(x) − 1_S) for every move S',
    outcome: 'x and red(x) have the same outcome',
  },
  printed: {
    support: ({ x, k, nonempty, red }) =>
      red.every((height, i) => height > 0 === (nonempty >= k && x[i]! > 0)),
    commute: ({ k, red, moves }) =>
      everyMove(moves, ({ option, played }) =>
        isSame(chopped(option, k), chopped(lowered(red, played), k)),
      ),
    outcome: ({ red, outcome, outcomeAt }) => outcomeAt(red) === outcome,
  },
  // In the mutation, the position that remains after the reduction need not be reduced.
  wrongAt: { case: { n: 3, A: '{2}', part: 'commute' }, max: 4 },
  wrong: ({ k, red, moves }) =>
    everyMove(moves, ({ option, played }) => isSame(chopped(option, k), lowered(red, played))),
})
