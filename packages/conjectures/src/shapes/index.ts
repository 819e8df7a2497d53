/**
 * Your own claims. A module that exports the results of these functions contains claims for `nimlab
 * check ./my-claim.mjs`. `nimlab new claim my-claim` writes a first claim.
 *
 * Each function receives a domain and the statement `printed`, which is true, false, or null where
 * it does not apply. Exhaustive solution of finite domains decides whether the statement is true.
 */
export { type Existence, exists, type NoWitness } from '../judge/existence.ts'
export { upTo } from '../claim/domains.ts'
export type { Claim } from '../claim/claim.ts'
export type { Games } from '../claim/games.ts'
export type { Counterexample, Domain, Value } from '../claim/verdict.ts'
export type { Fact, GameOnBox, StatementInput } from '../facts/fact.ts'
export { reduction } from '../facts/setnim/reduction.ts'
export { longestPlay, shortestPlay } from '../facts/setnim/play-lengths.ts'
export { legalOptions } from '../facts/setnim/options.ts'
export { grundy, misereOutcome, misereRemoteness, outcome, remoteness } from '../facts/solved.ts'
export { ClaimError } from './claim-error.ts'
export {
  type BoxSize,
  type CaseOf,
  gamesOf,
  integer,
  type NameParameter,
  oneOf,
  type OwnParameters,
  type WholeParameter,
  type WholeRange,
} from './games-of.ts'
export { type OwnGames, withOwnGames } from './own-games.ts'
export { isOwnClaim } from './own-claim.ts'
export { type OwnFormulas, ownFormulas as formulas } from '../formula-claims/own-formulas.ts'
export { ownFact as fact, ownFactOfGame as factOfGame } from './own-facts.ts'
export type { OwnCard } from './own-card.ts'
export {
  type OwnInstances,
  ownInstances as instances,
  type OwnInstancesOfGames,
  type OwnValues,
  ownValues as values,
} from './own-instances.ts'
export {
  type OwnMoves,
  ownMoves as moves,
  type OwnPositions,
  ownPositions as positions,
} from './own-positions.ts'
