import { formatPosition, formatRuleset, oneLine } from '@nim/core/rules'
import type { Claim } from '../claim/claim.ts'
import type { Games } from '../claim/games.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import type { Counterexample } from '../claim/verdict.ts'
import type { Fact, Facts, Told } from '../facts/fact.ts'
import { type Known, outcomeLetter, reasonIn } from '../judge/local-evidence.ts'
import { type Found, positions, type PositionsClaim } from '../judge/positions.ts'
import type { Printed } from '../judge/statement.ts'
import { claimError, described } from './claim-error.ts'
import { ownClaim } from './own-claim.ts'
import { type OwnCard, ownCardOf, requireOwnCard } from './own-card.ts'
import { ownStatement } from './own-statement.ts'

/** A statement about every position of some games. */
export interface OwnPositions<C extends CaseParameters, F extends Facts> extends OwnCard {
  /** The games, see `gamesOf`. */
  readonly games: Games<C>
  /** What the statement is told of a position besides its piles. Default: nothing. */
  readonly facts?: F
  /**
   * What is said of a position: true where it holds, false where it fails, null where it says nothing.
   * `told.x` are the piles, ascending where the rules do not tell them apart; copy it to keep it. Or parts
   * by name, each `{ says, holds }`: the parameter `part` chooses one.
   */
  readonly printed: Printed<Told<F>, C>
  /** Cases at which a statement is easily overlooked to fail; they come after all others. */
  readonly edge?: PositionsClaim<C, F>['edge']
  /** The evidence where it fails. Default: the facts, and the options from which a solved one follows. */
  readonly evidence?: (told: Told<F>, found: Found<C>) => Omit<Counterexample, 'position'>
}

/**
 * A claim that a statement holds at every position of its games, judged over boxes by exhaustive solution.
 *
 * @throws ClaimError naming the member that is missing or wrong
 */
export function ownPositions<C extends CaseParameters, const F extends Facts>(
  claim: OwnPositions<C, F>,
): Claim {
  requireOwnCard(claim, ['games!', 'facts', 'printed!', 'edge', 'evidence'])
  const { id, title, games, facts = {} as F, edge, evidence } = claim
  requireGames(id, games)
  requireFacts(id, facts)
  const printed = ownStatement(id, claim.printed, ({ x }: Told<F>) => formatPosition(x))
  const solved = Object.keys(facts).find((name) => facts[name]!.solved !== undefined)
  return ownClaim(
    positions<C, F>({
      ...ownCardOf(claim),
      games,
      facts,
      printed,
      digest: solved ?? (() => 0),
      evidence: evidence ?? ((told, found) => usualEvidence(told, found, facts, title)),
      ...(edge === undefined ? {} : { edge }),
    }),
  )
}

/** The facts where a statement fails; of a solved one the options from which its value follows. */
function usualEvidence<C extends CaseParameters, F extends Facts>(
  told: Told<F>,
  { game, parameters, solved: table }: Found<C>,
  facts: F,
  title: string,
): Omit<Counterexample, 'position'> {
  const part = parameters['part']
  const expected = part === undefined ? title : `${title}, part ${part}`
  const seen = describeOwn(told, facts)
  const words = `the statement "${expected}" fails in ${formatRuleset(game.ruleset)}: ${seen}`
  const fact = Object.values(facts).find(({ solved }) => solved !== undefined)
  if (fact === undefined) return { expected, actual: seen, explain: words }
  const known = table ?? knownFrom(fact, game)
  const { stated, because } = reasonIn(known, told.x)
  return { expected, actual: seen, explain: `${words}; ${because}`, stated }
}

/** `1,2,2 has o = 1 (N), red = (1,2,2)`: the facts that are short. */
function describeOwn<F extends Facts>(told: Told<F>, facts: F): string {
  const words = Object.entries(facts).flatMap(([name, { solved }]) => {
    const value: unknown = told[name]
    const isList = Array.isArray(value) && value.every((one) => typeof one === 'number')
    if (isList) return [`${name} = (${value.join(',')})`]
    if (solved?.value === 'outcome') {
      return [`${name} = ${String(value)} (${outcomeLetter(Number(value))})`]
    }
    const isShown = ['number', 'string', 'boolean', 'bigint'].includes(typeof value)
    return isShown || value === null ? [`${name} = ${String(value)}`] : []
  })
  const position = formatPosition(told.x)
  return words.length === 0 ? position : `${position} has ${words.join(', ')}`
}

/** The values of a solved fact, where a check did not go along them. */
function knownFrom({ solved }: Fact<unknown>, game: Found<CaseParameters>['game']): Known {
  const { value, play } = solved!
  const values = game.values(value, play)
  return { ruleset: game.ruleset, value, at: (x) => values[game.box.rank(x)]! }
}

/** @throws ClaimError unless they were made by `gamesOf`, or like it */
export function requireGames(id: string, games: unknown): void {
  const { parameters, ruleset, defaultDomain } = (games ?? {}) as Partial<Games>
  const isGames =
    Array.isArray(parameters) &&
    typeof ruleset === 'function' &&
    typeof defaultDomain === 'function'
  if (isGames) return
  throw claimError(
    id,
    `games: expected gamesOf({ n: integer(…) }, ({ n }) => …), got ${described(games)}`,
  )
}

/** @throws ClaimError if one of them is no fact, or its name is that of the position */
export function requireFacts(id: string, facts: unknown): void {
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) {
    throw claimError(
      id,
      `facts: expected facts by name, { R: remoteness }, got ${described(facts)}`,
    )
  }
  for (const [name, fact] of Object.entries(facts) as [string, Partial<Fact> | null][]) {
    if (name === 'x') throw claimError(id, "facts: 'x' is the position itself; take another name")
    if (typeof fact?.says !== 'string' || typeof fact.of !== 'function') {
      throw claimError(
        id,
        `facts.${oneLine(name)}: expected a fact such as remoteness or fact('what it is', (x) => …), got ${described(fact)}`,
      )
    }
  }
}
