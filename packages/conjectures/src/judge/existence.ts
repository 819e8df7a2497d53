import { formatDomain } from '../claim/format-domain.ts'
import type { CheckResult, Domain } from '../claim/verdict.ts'
import type { Answer } from './position-tally.ts'
import type { Statement } from './statement.ts'

/** The answer if the domain contains no witness but a larger domain may contain one. */
export interface NoWitness {
  /** The missing witness, in words that can follow "no": `odd P-position`. */
  readonly no: string
}

/** A statement's result at an instance: an {@link Answer}, or that the domain has no witness. */
export type Sought = Answer | NoWitness

/** A statement that something exists: a move, a position, a period, a bound. */
export interface Existence<I, C> {
  /** The name of a witness, in words that can follow "no": `odd P-position`. */
  readonly no: string | ((instance: I, parameters: C) => string)
  /** True if the instance has a witness. Null if the statement does not apply to the instance. */
  readonly holdsWitness: (instance: I, parameters: C) => Answer
  /** True if a proof shows that no domain contains a witness. If absent, no proof exists. */
  readonly isImpossible?: (instance: I, parameters: C) => boolean
}

/**
 * A statement that holds at an instance with a witness. It fails only if a proof shows that no
 * witness exists. Otherwise the check is `incomplete`, because a larger domain may have a witness.
 */
export function exists<I, C>(existence: Existence<I, C>): Statement<I, C, Sought> {
  const { no, holdsWitness, isImpossible } = existence
  return (instance, parameters) => {
    const answer = holdsWitness(instance, parameters)
    if (answer !== false) return answer
    if (isImpossible?.(instance, parameters) === true) return false
    return { no: typeof no === 'string' ? no : no(instance, parameters) }
  }
}

/**
 * The result on a domain without some witnesses: `incomplete`, unless the statement is refuted.
 * @param usual the default domain of the case, which may be larger
 */
export function withLacks(
  result: CheckResult,
  lacks: readonly NoWitness[],
  domain: Domain,
  usual: Domain,
): CheckResult {
  const [first, ...others] = lacks
  if (first === undefined || result.verdict === 'refuted') return result
  const isSmall = domain.kind !== 'fixed' && usual.kind !== 'fixed' && domain.max < usual.max
  const sentences = [
    `the domain (${formatDomain(domain)}) has no ${first.no}.`,
    ...(others.length === 0
      ? []
      : [`It lacks a witness for ${lacks.length} of ${result.checked} instances.`]),
    `A larger domain may decide the statement${isSmall ? `, such as ${formatDomain(usual)}` : ''}.`,
  ]
  return { ...result, verdict: 'incomplete', answer: sentences.join(' ') }
}
