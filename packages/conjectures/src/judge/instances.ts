import { ticker } from '@nim/bruteforce'
import type { Ruleset } from '@nim/core/rules'
import { formatWitness } from '../claim/format-witness.ts'
import { type Claim, type Cost, defineClaim, type Limits, requireWithin } from '../claim/claim.ts'
import type { CaseParameters, Parameter } from '../claim/parameter.ts'
import type { StatedFact } from '../claim/stated-fact.ts'
import type { Counterexample, Domain } from '../claim/verdict.ts'
import { type NoWitness, type Sought, withLacks } from './existence.ts'
import { instanceTally, listedTally } from './instance-tally.ts'
import type { Edge } from './smallest-failure.ts'
import {
  type Card,
  methodOf,
  partEvidence,
  partOf,
  partsOf,
  type Printed,
  usualCard,
  type Statement,
  withPartParameter,
} from './statement.ts'
import { streamHeader } from './stream-header.ts'

/** The input for listing instances: the case, its domain, and the limits for tables. */
export interface Listing<C extends CaseParameters, D extends Domain> {
  readonly parameters: C
  readonly domain: D
  readonly limits: Limits
  /** Numbers that the check reports. They are written while the instances are listed. */
  readonly data: Record<string, number | string>
}

/** A statement about listed items other than single positions: examples, graphs, words, numbers. */
export interface InstancesClaim<C extends CaseParameters, D extends Domain, I> extends Card {
  readonly parameters?: readonly Parameter[]
  readonly domain: (parameters: C) => D
  /** The instances with their facts, smallest first. The statement is not visible here. */
  readonly instances: (listing: Listing<C, D>) => Iterable<I>
  /** The number of instances, and the memory that listing needs. Default: max + 1 or 1, and none. */
  readonly cost?: (parameters: C, domain: D) => Cost | bigint
  /** The judge's value for an instance, an integer ≥ 0 that enters the digest. */
  readonly digest: (instance: I, parameters: C) => number
  readonly printed: Printed<I, C, Sought>
  readonly wrong?: Statement<I, C, Sought>
  readonly edge?: Edge<I, C>
  /** The judge's method, if the shape does not determine it. */
  readonly method?: string | ((parameters: C) => string)
  /** Names and values that identify an instance. Default: its numbers, words and lists. */
  readonly witness?: (instance: I, parameters: C) => Readonly<Record<string, unknown>>
  /** The position, if an instance is a position. It replaces the witness. */
  readonly position?: (instance: I) => readonly number[]
  /**
   * `position`: the instances are listed positions. They are digested like positions of a box, and
   * the smallest failing one has the least sum. Default: the first failing one in list order.
   */
  readonly words?: 'position'
  /** The evidence where the statement fails. Default: the text of the part, or the witness. */
  readonly evidence?: (instance: I, parameters: C) => Omit<Counterexample, 'position' | 'witness'>
  /** The game of the positions. If absent, the case is not about a single game. */
  readonly ruleset?: (parameters: C) => Ruleset
  /** The facts about positions in the counterexample, if they follow from the rules. */
  readonly stated?: (instance: I, parameters: C) => readonly StatedFact[]
  /** The items that are counted, if they are not instances. */
  readonly counted?: 'entries'
}

/**
 * A statement that may be varied or corrected before it becomes a claim. The function returns its
 * argument and only infers the types.
 */
export const instancesClaim = <C extends CaseParameters, D extends Domain, I>(
  claim: InstancesClaim<C, D, I>,
): InstancesClaim<C, D, I> => claim

/** A claim that a statement holds for every instance of a list. */
export function instances<C extends CaseParameters, D extends Domain, I>(
  claim: InstancesClaim<C, D, I>,
): Claim {
  const { domain: defaultDomain, instances: list, digest, evidence, position, words } = claim
  const { method, edge, witness = ownWitness, ruleset, stated, counted = 'instances' } = claim
  const parts = partsOf(claim.printed, claim)
  return defineClaim<C, D, Statement<I, C, Sought>, unknown>({
    ...usualCard(claim),
    decides: 'the statement for every instance',
    complexity: 'one test for each instance',
    ...claim,
    parameters: withPartParameter(claim.parameters ?? [], parts, claim),
    statementOf: (parameters) => partOf(parts, parameters).holds,
    about: (parameters) => ({
      game: ruleset === undefined ? null : { ruleset: ruleset(parameters), play: 'normal' },
      counts: counted,
      verdicts: ['holds', 'refuted', 'vacuous', 'incomplete'],
    }),
    defaultDomain,
    cost: (parameters, domain) => costOf(claim, parameters, domain),
    judge: (statement, { id, parameters, domain, limits }) => {
      const cost = costOf(claim, parameters, domain)
      requireWithin(limits, id, cost)
      const part = partOf(parts, parameters)
      const says = part.stated ?? stated
      const header = streamHeader(claim.digestId ?? id, parameters, domain)
      const found = words === 'position' ? listedTally(header) : instanceTally(header)
      const lacks: NoWitness[] = []
      const data: Record<string, number | string> = {}
      const tick = ticker('judging', Number(cost.positions), limits)
      for (const instance of list({ parameters, domain, limits, data })) {
        tick(1)
        const answer = statement(instance, parameters)
        const x = position?.(instance)
        if (typeof answer === 'object' && answer !== null) lacks.push(answer)
        const isEdge = answer === false && edge?.is(instance, parameters) === true
        const counterexample = (): Counterexample => {
          const at = x === undefined ? { witness: witness(instance, parameters) } : { position: x }
          return {
            ...at,
            ...(evidence?.(instance, parameters) ??
              partEvidence(part, instance, parameters, () => `it fails at ${formatWitness(at)}`)),
            ...(says && { stated: says(instance, parameters) }),
            ...(isEdge ? { edge: edge?.says } : {}),
          }
        }
        found.test(answer, () => digest(instance, parameters), counterexample, x, isEdge)
      }
      const result = found.result(
        methodOf(method, parameters) ?? 'definition',
        Object.keys(data).length > 0 ? data : undefined,
      )
      return withLacks(result, lacks, domain, defaultDomain(parameters))
    },
  })
}

/** The numbers, words and lists of an instance. Large integers are written as words. */
function ownWitness(instance: unknown): Readonly<Record<string, unknown>> {
  const word = (_: string, value: unknown): unknown =>
    typeof value === 'bigint' ? String(value) : value
  return JSON.parse(JSON.stringify({ ...(instance as object) }, word)) as Record<string, unknown>
}

function costOf<C extends CaseParameters, D extends Domain, I>(
  { cost }: InstancesClaim<C, D, I>,
  parameters: C,
  domain: D,
): Cost {
  const asked =
    cost?.(parameters, domain) ?? (domain.kind === 'fixed' ? 1n : BigInt(domain.max) + 1n)
  return typeof asked === 'bigint' ? { positions: asked, memory: 0n } : asked
}
