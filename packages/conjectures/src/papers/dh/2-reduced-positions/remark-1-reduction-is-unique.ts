import type { Claim } from '../../../claim/claim.ts'
import { emptyableStacks, reductionByRecursion } from '../../../facts/setnim/reduction.ts'
import { everyA } from '../../../facts/setnim/game-families.ts'
import { positions } from '../../../judge/positions.ts'
import { BY_REDUCTION } from '../judged-by.ts'

/** Uniqueness of the reduction, and what reduced means. */
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
  printed: {
    unique: {
      says: 'red(x) is unique: two ways to go through all plays give the same',
      holds: ({ red, redByRecursion }) => red.join() === redByRecursion.join(),
    },
    idempotent: {
      says: 'red(red(x)) = red(x)',
      holds: ({ isVertex, reducedRank }) => isVertex(reducedRank),
    },
    emptied: {
      says: 'x is reduced iff for every stack there is a play that empties this stack',
      holds: ({ isReduced, emptyable }, { n }) => (emptyable === 2 ** n - 1) === isReduced,
    },
  },
  // reduced is said to mean nonterminal
  wrong: {
    case: { n: 3, A: '{2}', part: 'emptied' },
    max: 3,
    holds: ({ isReduced, nonempty, k }) => isReduced === nonempty >= k,
  },
})
