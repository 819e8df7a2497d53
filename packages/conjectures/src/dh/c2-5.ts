import type { Claim } from '../claim.ts'
import { everyA } from './game-families.ts'
import { both, byClasses, outcome, outcomeAtReduction } from './part-classes.ts'
import type { SolvedGame } from './solved-game.ts'
import { DH } from './source.ts'
import { statementClaim } from './statement-claim.ts'

const known = new WeakMap<SolvedGame, Int32Array>()

/** The first position of the box with each reduction, by the rank of the reduction. */
function firstWith(game: SolvedGame): Int32Array {
  let first = known.get(game)
  if (first !== undefined) return first
  const ranks = game.reducedRanks()
  first = new Int32Array(game.box.count).fill(-1)
  for (let rank = game.box.count - 1; rank >= 0; rank--) first[ranks[rank]!] = rank
  known.set(game, first)
  return first
}

/** Positions with the same reduction. */
export const dhC25: Claim = statementClaim({
  id: 'DH-C2.5',
  kind: 'corollary',
  source: `${DH}, Corollary 2.5`,
  paperStatus: 'proved',
  title: 'red(x) = red(y) implies the same outcome',
  statement: String.raw`If $red(x)=red(y)$, then $x$ and $y$ have the same outcome.`,
  conventions: ['normal play; y is the first position of the box with the reduction of x'],
  decides:
    'for every position of the box and every A, whether it has the outcome of its whole class',
  complexity: 'C(max+n,n) positions',
  games: everyA(1, 5),
  truth: 'outcome',
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: {
    outcome: {
      says: 'x has the outcome of every y with red(y) = red(x)',
      ofPosition: byClasses(
        (game) => both(outcome(game), outcomeAtReduction(game, game.outcomes(), firstWith(game))),
        ({ rank, game }) => {
          const y = firstWith(game)[game.reducedRanks()[rank]!]!
          return game.outcomes()[rank] === game.outcomes()[y]
        },
      ),
    },
  },
})
