import { compareSumLex } from '@nim/core/rules'
import type { CheckResult, Counterexample } from '../verdict.ts'
import { valueStream } from './value-stream.ts'

/**
 * Collects what a check over positions finds: how many were tested, how many fail, the smallest
 * failing position in the declared order, and the digest of the compared values.
 */
export interface Tally {
  /** Position x was tested: what the statement says and what the solver says, as integers ≥ 0. */
  compare(position: readonly number[], expected: number, actual: number): void
  /** Position x was tested; `holds` says whether the statement is right there. */
  test(position: readonly number[], holds: boolean, actual: number): void
  /** The result; `describe` is asked for the evidence at the smallest failing position only. */
  result(
    method: string,
    describe: (position: readonly number[]) => Omit<Counterexample, 'position'>,
    data?: Readonly<Record<string, number | string>>,
  ): CheckResult
}

/**
 * A fresh tally; the header names claim, case and domain and begins the digested stream. Its words
 * are, for every position in the order of the check, `actual` and `expected` where values are
 * compared, and 2·actual + (0 if the statement holds, else 1) where a statement is tested.
 */
export function tally(header: string): Tally {
  const stream = valueStream(header)
  let checked = 0
  let failures = 0
  let smallest: number[] | null = null
  const test: Tally['test'] = (position, holds, actual) => {
    checked++
    stream.add(holds ? actual * 2 : actual * 2 + 1)
    if (holds) return
    failures++
    if (smallest === null || compareSumLex(position, smallest) < 0) smallest = [...position]
  }
  return {
    test,
    compare(position, expected, actual) {
      checked++
      stream.add(actual)
      stream.add(expected)
      if (expected === actual) return
      failures++
      if (smallest === null || compareSumLex(position, smallest) < 0) smallest = [...position]
    },
    result(method, describe, data) {
      const counterexample =
        smallest === null ? null : { position: smallest, ...describe(smallest) }
      return {
        verdict: counterexample !== null ? 'refuted' : checked > 0 ? 'holds' : 'vacuous',
        checked,
        failures,
        counterexample,
        digest: stream.digest(),
        method,
        ...(data === undefined ? {} : { data }),
      }
    },
  }
}
