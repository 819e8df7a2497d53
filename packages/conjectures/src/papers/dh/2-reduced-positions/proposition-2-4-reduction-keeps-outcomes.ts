import { everyA } from '../../../facts/setnim/game-families.ts'
import { playableOutcome, isReduced } from '../../../facts/setnim/reduction.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_SOLUTION } from '../judged-by.ts'

export const dhP24: Claim = positions({
  ...BY_SOLUTION,
  id: 'DH-P2.4',
  kind: 'proposition',
  at: 'Proposition 2.4',
  title: 'x is P iff red(x) is P in the playable game graph',
  statement: String.raw`A position $x$ is a P-position of $SN(n,A)$ iff $red(x)$ is a P-position of the playable game graph, whose only terminal vertex is $(0,\dots,0)$.`,
  conventions: ['normal play; nimlab solves the two graphs independently of each other'],
  games: everyA(1, 5),
  quick: { ranges: { n: [1, 3] }, max: 12 },
  facts: { ...BY_SOLUTION.facts, playable: playableOutcome, isReduced },
  says: {
    outcome: 'x is P in SN(n,A) iff red(x) is P in the playable game graph',
    terminal: '(0,…,0) is the only terminal vertex of the playable game graph',
  },
  printed: {
    outcome: ({ outcome, playable }) => outcome === playable,
    terminal: ({ isReduced, options, sum }) =>
      isReduced ? (options.length === 0) === (sum === 0) : null,
  },
  // In the mutation, P-positions are reduced.
  wrongAt: { case: { n: 3, A: '{2}', part: 'outcome' }, max: 3 },
  wrong: ({ outcome, isReduced }) => outcome !== 0 || isReduced,
})
