import type { CheckResult, Counterexample } from '../claim/verdict.ts'
import { valueStream } from './value-stream.ts'

/**
 * Collects what a check over instances other than positions finds: examples, table entries, numbers,
 * vectors, pairs. The claim lists its instances in a declared order; the first failing one is
 * reported.
 */
export interface InstanceTally {
  /**
   * An instance was tested. `actual` is the value by the judge, an integer ≥ 0 that goes into the
   * digest; `counterexample` is asked for at the first failure only.
   */
  test(holds: boolean, actual: number, counterexample: () => Counterexample): void
  result(method: string, data?: Readonly<Record<string, number | string>>): CheckResult
}

/**
 * A fresh tally; the header names claim, case and domain and begins the digested stream. Its words
 * are, for every instance, `actual` and 1 or 0 for whether the statement holds.
 */
export function instanceTally(header: string): InstanceTally {
  const stream = valueStream(header)
  let checked = 0
  let failures = 0
  let first: Counterexample | null = null
  return {
    test(holds, actual, counterexample) {
      checked++
      stream.add(actual)
      stream.add(holds ? 1 : 0)
      if (holds) return
      failures++
      first ??= counterexample()
    },
    result(method, data) {
      return {
        verdict: first !== null ? 'refuted' : checked > 0 ? 'holds' : 'vacuous',
        checked,
        failures,
        counterexample: first,
        digest: stream.digest(),
        method,
        ...(data === undefined ? {} : { data }),
      }
    },
  }
}
