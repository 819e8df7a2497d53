import type { Claim } from '../../claim/claim.ts'
import { everyA } from '../../facts/setnim/game-families.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import { both } from '../../facts/setnim/both-classes.ts'
import { byClasses } from '../../judge/shapes/dh/by-classes.ts'
import { outcome, playableOutcomeOfReduction } from '../../facts/setnim/part-classes.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

const PRINTED: Parts = {
  outcome: {
    says: 'x is P in SN(n,A) iff red(x) is P in the playable game graph',
    ofPosition: byClasses(
      (game) => both(outcome(game), playableOutcomeOfReduction(game)),
      ({ rank, game }) => game.outcomes()[rank] === game.playableOutcomesOfReductions()[rank],
    ),
    finds: (at) =>
      `${at.x.join()} is ${at.outcome()} and its reduction ${at.reduction().join()} is ${at.game.playableOutcomesOfReductions()[at.rank] === 0 ? 'P' : 'N'} in the playable game graph`,
  },
  terminal: {
    says: '(0,…,0) is the only terminal vertex of the playable game graph',
    ofPosition: (at) => (at.isReduced ? (at.moves().length === 0) === (at.sum === 0) : null),
  },
}

/** Reduction keeps outcomes. */
export const dhP24: Claim = statementClaim({
  id: 'DH-P2.4',
  kind: 'proposition',
  source: `${DH}, Proposition 2.4`,
  paperStatus: 'asserted',
  title: 'x is P iff red(x) is P in the playable game graph',
  statement: String.raw`A position $x$ is a P-position of $SN(n,A)$ iff $red(x)$ is a P-position of the playable game graph, whose only terminal vertex is $(0,\dots,0)$.`,
  conventions: ['normal play; the two graphs are solved independently of each other'],
  decides: 'for every position of the box and every A, both parts',
  complexity: 'C(max+n,n) positions times the moves of each, twice',
  games: everyA(1, 5),
  truth: 'outcome',
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: PRINTED,
})
