import { everyA } from '../../../facts/setnim/game-families.ts'
import { outcomeOfFirst, isReduced } from '../../../facts/setnim/reduction.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_SOLUTION } from '../judged-by.ts'

export const dhC25: Claim = positions({
  ...BY_SOLUTION,
  id: 'DH-C2.5',
  kind: 'corollary',
  at: 'Corollary 2.5',
  paperStatus: 'proved',
  title: 'red(x) = red(y) implies the same outcome',
  statement: String.raw`If $red(x)=red(y)$, then $x$ and $y$ have the same outcome.`,
  conventions: ['normal play; y is the first position of the box with the reduction of x'],
  games: everyA(1, 5),
  quick: { ranges: { n: [1, 3] }, max: 12 },
  facts: { ...BY_SOLUTION.facts, ofFirst: outcomeOfFirst, isReduced },
  printed: ({ outcome, ofFirst }) => outcome === ofFirst,
  // In the mutation, every position that is not reduced is P.
  wrongAt: { case: { n: 3, A: '{2}' }, max: 3 },
  wrong: ({ outcome, isReduced }) => isReduced || outcome === 0,
})
