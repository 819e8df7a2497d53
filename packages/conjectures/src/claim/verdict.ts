import type { StatedFact } from './stated-fact.ts'

/**
 * The results of a check, the most important first: the verdict of several cases is the first that
 * one of them has.
 *
 * - `holds`: the whole stated finite domain was checked and nothing contradicts the statement. It
 * never means "true": positions outside the domain were not checked. - `refuted`: there is a
 * counterexample; the smallest of the domain is reported. - `proved`: for all positions of the
 * case, with a certificate. - `incomplete`: a budget, a time-out or an interruption came first. Or
 * the statement says that something exists, and the domain is too small to show it. - `vacuous`:
 * nothing in the domain meets the hypotheses of the statement. - `undecided`: the results do not
 * settle a claim about cost or about a consequence. - `answered`: a question; the record contains
 * the answer.
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

/** An option of a position with its value by the solver. */
export interface OptionValue {
  readonly position: readonly number[]
  readonly value: Value
}

/**
 * One instance at which a statement fails, with the local evidence: the values by the statement and
 * by the rules, and the options from which the latter follows. Statements about one position have
 * `position`, all others `witness`.
 */
export interface Counterexample {
  readonly position?: readonly number[]
  /** Names and values that identify the instance if it is not one position. */
  readonly witness?: Readonly<Record<string, unknown>>
  /** The value by the statement. */
  readonly expected: Value
  /** The value by exhaustive solution of the rules. */
  readonly actual: Value
  /** One sentence with the local evidence. */
  readonly explain: string
  /** Facts about positions of a game, by the statement and by the rules. Sentences are made from them. */
  readonly stated?: readonly StatedFact[]
  /** The reason why this is an edge case, if the statement fails only at edge cases. */
  readonly edge?: string
}

/** The domain a bounded check covers: all positions with piles 0..max. */
export interface BoxDomain {
  readonly kind: 'box'
  readonly max: number
}

/** The domain of a statement about something that is numbered: all `of` up to `max`. */
export interface UpToDomain {
  readonly kind: 'up-to'
  /** The numbered items, such as `n` or `range of the vector`. */
  readonly of: string
  readonly max: number
}

/** The domain of a statement about fixed examples or a printed table. */
export interface FixedDomain {
  readonly kind: 'fixed'
}

/** The finite domain a check covers completely. */
export type Domain = BoxDomain | UpToDomain | FixedDomain

/** The result of checking one case of a claim on one domain. */
export interface CheckResult {
  readonly verdict: Verdict
  /** The number of items that the statement was applied to, see `Counts`. */
  readonly counted: number
  /** The number of items about which the statement says something: those that were tested. */
  readonly checked: number
  /** The number of items at which it fails. */
  readonly failures: number
  /**
   * The smallest counterexample of the domain: for positions the one of least sum, then
   * lexicographic; for other instances the first in the order of the claim. Edge cases that the
   * claim names come last. For a question, the smallest instance of a no.
   */
  readonly counterexample: Counterexample | null
  /** Digest of the checked value stream, the same for every kernel, thread count and machine. */
  readonly digest: string
  /** The algorithm of the judge, such as `retrograde`. */
  readonly method: string
  /** Further numbers that the check reports. */
  readonly data?: Readonly<Record<string, number | string>>
  /** The answer to a question, or the reason why the results settle nothing. */
  readonly answer?: string
}
