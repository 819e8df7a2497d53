import { formatPosition, type Ruleset } from '@nim/core/rules'
import type { Claim } from '../claim/claim.ts'
import type { Games } from '../claim/games.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import type { Facts, Told } from '../facts/fact.ts'
import { moves, type MovesClaim } from '../judge/moves.ts'
import { type OwnCard, ownCardOf, requireOwnCard } from './own-card.ts'
import { ownClaim } from './own-claim.ts'
import { requireFacts, requireGames } from './own-positions.ts'
import { ownStatement } from './own-statement.ts'

/** A statement about every move of some games. */
export interface OwnMoves<C extends CaseParameters, F extends Facts> extends OwnCard {
  /** The games, see `gamesOf`. */
  readonly games: Games<C>
  /** What the statement is told of the positions before and after a move besides their piles. */
  readonly facts?: F
  /** The moves that are meant: the positions that they leave of x, sorted. Default: all legal ones. */
  readonly moves?: (x: readonly number[], ruleset: Ruleset) => readonly (readonly number[])[]
  /** What is said of a move, given what is told of the position before it and after it. */
  readonly printed: MovesClaim<C, F>['printed']
}

/**
 * A claim that a statement holds for every move from a position of a box.
 * @throws ClaimError naming the member that is missing or wrong
 */
export function ownMoves<C extends CaseParameters, const F extends Facts>(
  claim: OwnMoves<C, F>,
): Claim {
  requireOwnCard(claim, ['games!', 'facts', 'moves', 'printed!'])
  const { id, games, facts = {} as F, moves: meant } = claim
  requireGames(id, games)
  requireFacts(id, facts)
  const printed = ownStatement(
    id,
    claim.printed,
    (from: Told<F>, to: Told<F>) => `the move ${formatPosition(from.x)} to ${formatPosition(to.x)}`,
  )
  const solved = Object.keys(facts).find((name) => facts[name]!.solved !== undefined)
  return ownClaim(
    moves<C, F>({
      ...ownCardOf(claim),
      games,
      facts,
      printed,
      digest: solved ?? (() => 0),
      ...(meant === undefined ? {} : { moves: meant }),
    }),
  )
}
