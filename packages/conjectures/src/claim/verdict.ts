import type { StatedFact } from './stated-fact.ts'

/**
 * What a check ends with, the most important first: the verdict of several cases is the first that one of them has.
 *
 * - `holds`: all of the stated finite domain was checked and nothing contradicts the statement. It
 *   never means "true": positions outside the domain were not looked at.
 * - `refuted`: a counterexample was found; the smallest of the domain is reported.
 * - `proved`: for all positions of the case, with a certificate.
 * - `incomplete`: a budget, a time-out or an interruption came first. Or the statement says that something
 *   exists, and the domain is too small to show it.
 * - `vacuous`: nothing in the domain meets the hypotheses of the statement.
 * - `undecided`: a claim about cost or about what follows, which what was found does not settle.
 * - `answered`: a question; the answer stands beside it.
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

/** A value as the papers write it: a remoteness, a level, or the letter of an outcome. */
export type Value = number | string | null

/** An option of a position with its value by the solver. */
export interface OptionValue {
  readonly position: readonly number[]
  readonly value: Value
}

/**
 * One instance at which a statement fails, with the local evidence: what the statement says there,
 * what the rules say, and the options from which the rules' value follows. Statements about one
 * position have `position`, all others `witness`.
 */
export interface Counterexample {
  readonly position?: readonly number[]
  /** Names and values that pin down the instance where it is not one position. */
  readonly witness?: Readonly<Record<string, unknown>>
  /** The value by the statement. */
  readonly expected: Value
  /** The value by exhaustive solution of the rules. */
  readonly actual: Value
  /** One sentence with the local evidence. */
  readonly explain: string
  /** What the statement says and what the rules give, of positions of a game; sentences are made of it. */
  readonly stated?: readonly StatedFact[]
  /** Why this is an edge case, where the statement fails at edge cases only. */
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
  /** What is numbered, such as `n` or `range of the vector`. */
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
  /** How many things the statement was asked of, see `Counts`. */
  readonly counted: number
  /** Number of those of which the statement speaks: where it was tested. */
  readonly checked: number
  /** Number of those at which it fails. */
  readonly failures: number
  /**
   * The smallest counterexample of the domain: for positions least sum of piles, then lexicographic;
   * for other instances the first in the order in which the claim lists them. Edge cases that the
   * claim names come after all others. Of a question it is the smallest instance of a no.
   */
  readonly counterexample: Counterexample | null
  /** Digest of the checked value stream, the same for every kernel, thread count and machine. */
  readonly digest: string
  /** How the truth was found, such as `retrograde`. */
  readonly method: string
  /** Further numbers the statement's check is asked to report. */
  readonly data?: Readonly<Record<string, number | string>>
  /** The answer to a question, or why what was found settles nothing. */
  readonly answer?: string
}
