import type { Claim } from '../claim/claim.ts'
import { fixed } from '../claim/domains.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import type { Counterexample, Domain, FixedDomain, Value } from '../claim/verdict.ts'
import type { Sought } from '../judge/existence.ts'
import { instances, type InstancesClaim } from '../judge/instances.ts'
import type { Printed } from '../judge/statement.ts'
import { values } from '../judge/values.ts'
import { claimError, described } from './claim-error.ts'
import { type CaseOf, type OwnParameters, ownParameters } from './games-of.ts'
import { type OwnCard, ownCardOf, requireOwnCard } from './own-card.ts'
import { ownClaim } from './own-claim.ts'
import { ownStatement } from './own-statement.ts'

/** Where a claim has one case. */
type NoParameters = Readonly<Record<string, never>>

/** A statement about listed things other than positions: examples, sequences, numbers, words. */
export interface OwnInstances<P extends OwnParameters, D extends Domain, I> extends OwnCard {
  readonly parameters?: P
  /** What is looked at: `upTo('n', 100)`, which `--max` changes, or (default) a fixed list. */
  readonly domain?: (parameters: CaseOf<P>) => D
  /** The things with what is known of them, smallest first. */
  readonly instances: InstancesClaim<CaseOf<P>, D, I>['instances']
  /**
   * What is said of one: true where it holds, false where it fails, null where it says nothing. A statement
   * that something exists is made by `exists`, so that a small domain does not refute it.
   */
  readonly printed: Printed<I, CaseOf<P>, Sought>
  /** Names and values that pin a thing down. Default: its numbers, words and lists. */
  readonly witness?: (instance: I, parameters: CaseOf<P>) => Readonly<Record<string, unknown>>
  /** The evidence where it fails. Default: the witness. */
  readonly evidence?: (
    instance: I,
    parameters: CaseOf<P>,
  ) => Omit<Counterexample, 'position' | 'witness'>
}

/**
 * A claim that a statement holds for everything of a list.
 * @throws ClaimError naming the member that is missing or wrong
 */
export function ownInstances<
  I,
  const P extends OwnParameters = NoParameters,
  D extends Domain = FixedDomain,
>(claim: OwnInstances<P, D, I>): Claim {
  requireOwnCard(claim, ['parameters', 'domain', 'instances!', 'printed!', 'witness', 'evidence'])
  const { id, parameters, domain = fixed as () => Domain as () => D, witness, evidence } = claim
  requireFunctions(claim, ['domain', 'instances', 'witness', 'evidence'])
  const printed = ownStatement(
    id,
    claim.printed,
    (instance: I) => JSON.stringify(instance, textOfBigint) ?? described(instance),
    true,
  )
  return ownClaim(
    instances<CaseOf<P> & CaseParameters, D, I>({
      ...ownCardOf(claim),
      ...(parameters === undefined ? {} : { parameters: ownParameters(parameters) }),
      domain,
      instances: claim.instances,
      digest: () => 0,
      printed,
      ...(witness === undefined ? {} : { witness }),
      ...(evidence === undefined ? {} : { evidence }),
    }),
  )
}

/** A table, a list or a number of somebody's own, compared entry by entry with what is computed. */
export interface OwnValues<P extends OwnParameters> extends OwnCard {
  readonly parameters?: P
  /** What is said, by where it stands. */
  readonly printed: (parameters: CaseOf<P>) => Readonly<Record<string, Value>>
  /** The same computed anew, by where it stands. */
  readonly compute: (key: string, parameters: CaseOf<P>) => Value
}

/**
 * A claim that a table is right.
 * @throws ClaimError naming the member that is missing or wrong
 */
export function ownValues<const P extends OwnParameters = NoParameters>(
  claim: OwnValues<P>,
): Claim {
  requireOwnCard(claim, ['parameters', 'printed!', 'compute!'])
  const { parameters, printed, compute } = claim
  requireFunctions(claim, ['printed', 'compute'])
  return ownClaim(
    values<CaseOf<P> & CaseParameters>({
      ...ownCardOf(claim),
      ...(parameters === undefined ? {} : { parameters: ownParameters(parameters) }),
      printed,
      compute,
      digest: ({ computed }) => (Number.isSafeInteger(computed) ? Math.abs(Number(computed)) : 0),
    }),
  )
}

/** @throws ClaimError if one of these members is given and no function */
function requireFunctions(claim: OwnCard, names: readonly string[]): void {
  for (const name of names) {
    const member = (claim as unknown as Readonly<Record<string, unknown>>)[name]
    if (member !== undefined && typeof member !== 'function') {
      throw claimError(claim.id, `${name}: expected a function, got ${described(member)}`)
    }
  }
}

function textOfBigint(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
