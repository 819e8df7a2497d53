import { compareSumLex } from '@nim/core/rules'
import type { CheckResult, Counterexample } from '../claim/verdict.ts'
import { valueStream } from './value-stream.ts'
import { valueTally } from './value-tally.ts'

/**
 * Collects what a check over instances other than positions finds: examples, table entries, numbers,
 * vectors, pairs. The claim lists its instances in a declared order; the first failing one is
 * reported.
 */
export interface InstanceTally {
  /**
   * An instance was tested. `actual` is the value by the judge, an integer ≥ 0 that goes into the
   * digest; `counterexample` is asked for at the reported failure only.
   * @param position where the instance is one
   */
  test(
    holds: boolean,
    actual: number,
    counterexample: () => Counterexample,
    position?: readonly number[],
  ): void
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

/**
 * The same for listed positions: the words are those of {@link valueTally}, and the failing one of
 * least sum, then lexicographically, is reported.
 */
export function listedTally(header: string): InstanceTally {
  const found = valueTally(header)
  let smallest: { readonly x: readonly number[]; readonly why: () => Counterexample } | undefined
  return {
    test(holds, actual, counterexample, x) {
      found.test(x!, holds, actual, 0)
      if (holds || (smallest !== undefined && compareSumLex(x!, smallest.x) >= 0)) return
      smallest = { x: [...x!], why: counterexample }
    },
    result: (method, data) => found.result(method, () => smallest!.why(), data),
  }
}
