import { readStrictLine } from '@nim/discovery/atlas'
import { Count, Positive } from '@nim/prover/points-check'
import * as v from 'valibot'

/** A case of a claim and the result of Coq for it, as a line of docs/proofs/coq-cases.jsonl. */
export type CoqCaseLine = CoqCase | RefutedCase | CaseWithoutFile

/** A case that Coq accepts. */
export interface CoqCase {
  readonly case: string
  /**
   * The names of the theorems in the file of the case, and the number of these theorems that Coq
   * accepted.
   */
  readonly theorems: readonly string[]
  readonly count: number
  /** The processor time of one run of Coq. */
  readonly seconds: number
  /** Other cases with the same goals for the same game. */
  readonly same: readonly string[]
  /** The first 12 hexadecimal digits of the file's SHA-256. */
  readonly digest: string
}

/** A refuted case with its counterexample. */
export interface RefutedCase {
  readonly case: string
  readonly refutedAt: readonly number[]
}

/** A case that has no file for Coq, because solvers prove it. */
export interface CaseWithoutFile {
  readonly case: string
  readonly why: string
}

const LINE: v.GenericSchema<unknown, CoqCaseLine> = v.union([
  v.strictObject({
    case: v.string(),
    theorems: v.pipe(v.array(v.string()), v.minLength(1)),
    count: Positive,
    seconds: v.pipe(v.number(), v.finite(), v.minValue(0)),
    same: v.array(v.string()),
    digest: v.pipe(v.string(), v.regex(/^[\da-f]{12}$/)),
  }),
  v.strictObject({ case: v.string(), refutedAt: v.array(Count) }),
  v.strictObject({ case: v.string(), why: v.string() }),
])

/**
 * Reads a line of docs/proofs/coq-cases.jsonl.
 * @throws RangeError that names the field and its fault
 */
export function parseCoqCaseLine(text: string): CoqCaseLine {
  return readStrictLine(text, LINE, () => undefined)
}

/** True if Coq accepts the case. */
export function isAccepted(line: CoqCaseLine): line is CoqCase {
  return 'digest' in line
}

/** A line without the seconds, which depend on the machine. */
export function settledCoqLine(line: CoqCaseLine): string {
  return JSON.stringify(isAccepted(line) ? { ...line, seconds: 0 } : line)
}
