import { emptyableStacks, reductionByRecursion } from '../../../facts/setnim/reduction.ts'
import { everyA } from '../../../facts/setnim/game-families.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'

export const dhU1: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-U1',
  kind: 'remark',
  at: 'section 2',
  title:
    'red(x) is unique and idempotent; x is reduced iff every stack can be emptied by some play',
  statement: String.raw`$red(x)$ is unique and $red(red(x))=red(x)$. $x$ is reduced iff for every stack there is a play that empties this stack (not necessarily the others).`,
  games: everyA(1, 4),
  facts: {
    ...BY_REDUCTION.facts,
    redByRecursion: reductionByRecursion,
    emptyable: emptyableStacks,
  },
  says: {
    unique: 'red(x) is unique: two ways to go through all plays give the same',
    idempotent: 'red(red(x)) = red(x)',
    emptied: 'x is reduced iff for every stack there is a play that empties this stack',
  },
  printed: {
    unique: ({ red, redByRecursion }) => red.join() === redByRecursion.join(),
    idempotent: ({ isVertex, reducedRank }) => isVertex(reducedRank),
    emptied: ({ isReduced, emptyable }, { n }) => (emptyable === 2 ** n - 1) === isReduced,
  },
  // reduced is said to mean nonterminal
  wrongAt: { case: { n: 3, A: '{2}', part: 'emptied' }, max: 3 },
  wrong: ({ isReduced, nonempty, k }) => isReduced === nonempty >= k,
})
