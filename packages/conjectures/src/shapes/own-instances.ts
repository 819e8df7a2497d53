import { boxCount, isSymmetric } from '@nim/core/rules'
import type { Claim } from '../claim/claim.ts'
import { fixed } from '../claim/domains.ts'
import type { Games } from '../claim/games.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import type { BoxDomain, Domain, FixedDomain, UpToDomain } from '../claim/verdict.ts'
import { type Facts, type GameOnBox, withNeeded } from '../facts/fact.ts'
import { factsMemory } from '../facts/facts-memory.ts'
import { gameOnBox } from '../facts/game-on-box.ts'
import { instances, type InstancesClaim, type Listing } from '../judge/instances.ts'
import { values, type ValuesClaim } from '../judge/values.ts'
import { careful, EVIDENCE, isObject, isValue, type Takes } from './careful-member.ts'
import { described, thrownIn } from './claim-error.ts'
import { type CaseOf, type OwnParameters, ownParameters } from './games-of.ts'
import { authored, type OwnCard } from './own-card.ts'
import { ownClaim } from './own-claim.ts'
import { ownStatement } from './own-statement.ts'
import { requireCard } from './require-card.ts'

/**
 * A statement about listed items other than positions: examples, sequences, numbers, words.
 * `exists` creates a statement that something exists, which a small domain does not refute. The
 * default domain is that of a fixed list. With `upTo('n', 100)`, the option `--max` changes the
 * domain.
 */
export type OwnInstances<P extends OwnParameters, D extends Domain, I> = OwnCard &
  Pick<InstancesClaim<CaseOf<P>, D, I>, 'instances' | 'printed' | 'witness' | 'evidence'> &
  Partial<Pick<InstancesClaim<CaseOf<P>, D, I>, 'domain'>> & { readonly parameters?: P }

/**
 * A statement about items that are derived from a game on a box, such as the whole set of
 * P-positions, a row, or a play.
 */
export type OwnInstancesOfGames<C extends CaseParameters, I> = OwnCard &
  Pick<InstancesClaim<C, BoxDomain, I>, 'printed' | 'witness' | 'evidence'> & {
    readonly games: Games<C>
    /**
     * The facts that the list reads with `game.column(remoteness)`. The cost of a check includes
     * the tables of these facts.
     */
    readonly facts?: Facts
    /** The instances with their facts, smallest first. */
    readonly instances: (
      listing: Listing<C, BoxDomain> & { readonly game: GameOnBox },
    ) => Iterable<I>
  }

/** Your own table, list or number, compared entry by entry with the computed values. */
export type OwnValues<P extends OwnParameters> = OwnCard &
  Pick<ValuesClaim<CaseOf<P>>, 'printed' | 'compute'> & { readonly parameters?: P }

/** The parameters of a claim with only one case. */
type NoParameters = Readonly<Record<string, never>>

/**
 * A claim that a statement holds for every item of a list.
 * @throws ClaimError that names the missing or wrong member
 */
export function ownInstances<I, C extends CaseParameters>(claim: OwnInstancesOfGames<C, I>): Claim
export function ownInstances<
  I,
  const P extends OwnParameters = NoParameters,
  D extends Domain = FixedDomain,
>(claim: OwnInstances<P, D, I>): Claim
export function ownInstances<I>(
  claim: OwnInstances<OwnParameters, Domain, I> | OwnInstancesOfGames<CaseParameters, I>,
): Claim {
  requireCard(claim, isObject(claim) && 'games' in claim ? 'instances of games' : 'instances')
  const { witness, evidence, printed } = claim as OwnInstancesOfGames<CaseParameters, I>
  const at = (instance: I): string => JSON.stringify(instance, textOfBigint) ?? described(instance)
  const made: InstancesClaim<CaseParameters, Domain, I> = {
    ...(claim as OwnCard),
    ...authored(claim),
    ...('games' in claim ? listedFrom(claim) : listed(claim)),
    ...(witness && { witness: careful('witness', witness, ['an object', isObject]) }),
    ...(evidence && { evidence: careful('evidence', evidence, EVIDENCE) }),
    digest: () => 0,
    printed: ownStatement(printed, at, true),
  }
  return ownClaim(instances(made))
}

/** The fields that differ between the two forms of a claim about listed items. */
type Listed<I> = Pick<
  InstancesClaim<CaseParameters, Domain, I>,
  'parameters' | 'domain' | 'instances' | 'ruleset' | 'cost'
>

function listed<I>({
  parameters = {},
  domain = fixed,
  instances: list,
}: OwnInstances<OwnParameters, Domain, I>): Listed<I> {
  return {
    parameters: ownParameters(parameters),
    domain: careful('domain', domain as () => Domain, DOMAIN),
    instances: (listing) => each(() => list(listing as never)),
  }
}

/** The items that a claim lists from a game on a box. */
function listedFrom<I>({
  games,
  facts = {},
  instances: list,
}: OwnInstancesOfGames<CaseParameters, I>): Listed<I> {
  const used = [...withNeeded(Object.values(facts))]
  return {
    parameters: games.parameters,
    domain: (parameters) => games.defaultDomain(parameters),
    ruleset: (parameters) => games.ruleset(parameters),
    cost: (parameters, domain) => {
      const [ruleset, box] = [games.ruleset(parameters), domain as BoxDomain]
      const positions = boxCount(ruleset.piles, box.max, isSymmetric(ruleset))
      return { positions, memory: factsMemory(used, ruleset, box, true) }
    },
    instances: (asked) => {
      const listing = asked as Listing<CaseParameters, BoxDomain>
      const { parameters, domain, limits } = listing
      const game = gameOnBox(games.ruleset(parameters), domain, limits, parameters)
      return each(() => list({ ...listing, game }))
    },
  }
}

/**
 * The instances, one by one.
 * @throws RangeError, in one line, if the instances are not a list or if listing them throws
 */
function* each<I>(list: () => Iterable<I>): Generator<I, void> {
  try {
    const all: unknown = list()
    if (typeof all !== 'object' || all === null || !(Symbol.iterator in all)) {
      throw new RangeError(`expected a list, or a generator, got ${described(all)}`)
    }
    yield* all as Iterable<I>
  } catch (error) {
    throw new RangeError(`instances: ${thrownIn(error)}`, { cause: error })
  }
}

/**
 * A claim that the values in a printed table are right.
 * @throws ClaimError that names the missing or wrong member
 */
export function ownValues<const P extends OwnParameters = NoParameters>(
  claim: OwnValues<P>,
): Claim {
  requireCard(claim, 'values')
  return ownClaim(
    values<CaseOf<P> & CaseParameters>({
      ...claim,
      ...authored(claim),
      printed: careful('printed', claim.printed, TABLE),
      compute: careful('compute', claim.compute, VALUE),
      parameters: ownParameters(claim.parameters ?? {}),
      digest: ({ computed }) => (Number.isSafeInteger(computed) ? Math.abs(Number(computed)) : 0),
    }),
  )
}

const DOMAIN: Takes<readonly unknown[]> = [
  "upTo('n', 100), a domain",
  (given) => {
    const { kind, max } = (given ?? {}) as Partial<UpToDomain>
    const isWhole = Number.isSafeInteger(max) && max! >= 0
    return (kind as string) === 'fixed' || (isWhole && ['box', 'up-to'].includes(kind!))
  },
]
const VALUE: Takes<readonly unknown[]> = ['a whole number, a text or null', isValue]
const TABLE: Takes<readonly unknown[]> = [
  'entries by name, whole numbers, texts or null',
  (given) => isObject(given) && Object.values(given).every(isValue),
]

function textOfBigint(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
