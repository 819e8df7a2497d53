import type { Claim } from '../../claim/claim.ts'
import { everyA } from '../../facts/setnim/game-families.ts'
import { both } from '../../facts/setnim/both-classes.ts'
import { byClasses } from '../../judge/shapes/dh/by-classes.ts'
import { atReduction, outcome } from '../../facts/setnim/part-classes.ts'
import type { SolvedGame } from '../../facts/setnim/solved-game.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

const known = new WeakMap<SolvedGame, Uint8Array>()

const UNKNOWN = 255

/** The outcome of the first position of the box with each reduction, by the rank of the reduction. */
function outcomesOfFirst(game: SolvedGame): Uint8Array {
  let ofFirst = known.get(game)
  if (ofFirst !== undefined) return ofFirst
  ofFirst = new Uint8Array(game.box.count).fill(UNKNOWN)
  keepFirst(ofFirst, game.reducedRanks(), game.outcomes())
  known.set(game, ofFirst)
  return ofFirst
}

function keepFirst(
  ofFirst: Uint8Array,
  reducedRanks: Int32Array,
  outcomes: ArrayLike<number>,
): void {
  for (let rank = 0; rank < reducedRanks.length; rank++) {
    const reduced = reducedRanks[rank]!
    if (ofFirst[reduced] === UNKNOWN) ofFirst[reduced] = outcomes[rank]!
  }
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
        (game) => both(outcome(game), atReduction(game, outcomesOfFirst(game))),
        ({ rank, game }) =>
          game.outcomes()[rank] === outcomesOfFirst(game)[game.reducedRanks()[rank]!],
      ),
    },
  },
})
