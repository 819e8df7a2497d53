import type { StatedFact } from './stated-fact.ts'

/**
 * The results of a check, the most important first. The verdict on several cases is the first of
 * their verdicts in this list.
 *
 * - `holds`: the whole stated finite domain was checked and nothing contradicts the statement. It
 *   never means "true": positions outside the domain were not checked.
 * - `refuted`: there is a counterexample. The smallest one is reported.
 * - `proved`: true for all positions of the case, with a certificate.
 * - `incomplete`: a limit or an interruption ended the check, or the domain is too small to contain
 *   what the statement says exists.
 * - `vacuous`: nothing in the domain meets the hypotheses of the statement.
 * - `undecided`: the results do not settle a claim about cost or about a consequence.
 * - `answered`: the statement is a question, and the record contains the answer.
 */
export const VERDICTS = [
  'refuted',
  'incomplete',
  'undecided',
  'answered',
  'holds',
  'proved',
  'vacuous',
] as const

export type Verdict = (typeof VERDICTS)[number]

/** A value in the notation of the papers: a remoteness, a level, or the letter of an outcome. */
export type Value = number | string | null

/** An option of a position with the value that the solver computed. */
export interface OptionValue {
  readonly position: readonly number[]
  readonly value: Value
}

/**
 * One instance at which a statement fails, with the local evidence: the value according to the
 * statement, the value according to the rules, and the options from which it follows. Statements
 * about one position have `position`, and all other statements have `witness`.
 */
export interface Counterexample {
  readonly position?: readonly number[]
  /** Names and values that identify the instance if it is not one position. */
  readonly witness?: Readonly<Record<string, unknown>>
  /** The value according to the statement. */
  readonly expected: Value
  /** The value that exhaustive solution of the rules gives. */
  readonly actual: Value
  /** The local evidence in one sentence. */
  readonly explain: string
  /** Facts about positions that follow from the statement or the rules. Sentences use them. */
  readonly stated?: readonly StatedFact[]
  /** The reason why this is an edge case, if the statement fails only at edge cases. */
  readonly edge?: string
}

/** The domain of a bounded check: all positions with piles 0..max. */
export interface BoxDomain {
  readonly kind: 'box'
  readonly max: number
}

/** The domain of a statement about numbered items: all items whose number is at most `max`. */
export interface UpToDomain {
  readonly kind: 'up-to'
  /** The name of the number, such as `n` or `range of the vector`. */
  readonly of: string
  readonly max: number
}

/** The domain of a statement about fixed examples or a printed table. */
export interface FixedDomain {
  readonly kind: 'fixed'
}

/** The finite domain that a check covers completely. */
export type Domain = BoxDomain | UpToDomain | FixedDomain

/** The result of checking one case of a claim on one domain. */
export interface CheckResult {
  readonly verdict: Verdict
  /** The number of items to which the statement was applied, see `Counts`. */
  readonly counted: number
  /** The number of items to which the statement applies. Only these items are tested. */
  readonly checked: number
  /** The number of items at which the statement fails. */
  readonly failures: number
  /**
   * The smallest counterexample. For positions this means the least sum, then the lexicographic
   * order. Other instances come in the order of the claim. Edge cases that the claim names come
   * last. For a question, it is the smallest instance with the answer no.
   */
  readonly counterexample: Counterexample | null
  /** The digest of the checked values: the same for every kernel, thread count and machine. */
  readonly digest: string
  /** The algorithm that the judge uses, such as `retrograde`. */
  readonly method: string
  /** Additional numbers that the check reports. */
  readonly data?: Readonly<Record<string, number | string>>
  /** The answer to a question, or the reason why the results settle nothing. */
  readonly answer?: string
}
