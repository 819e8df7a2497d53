import type { CheckResult, Counterexample } from '../claim/verdict.ts'
import type { Sought } from './existence.ts'
import { resultWith } from './found-result.ts'
import { smallestFailure } from './smallest-failure.ts'
import { valueStream } from './value-stream.ts'
import { valueTally } from './value-tally.ts'

/**
 * Collects the results of a check over instances that are not positions: examples, table entries,
 * numbers, vectors, pairs. The claim lists its instances in a declared order. The first failing
 * instance is reported, and edge cases are reported only if nothing else fails.
 */
export interface InstanceTally {
  /**
   * Records the answer for an instance. `actual` is the judge's value, an integer ≥ 0 that enters
   * the digest if there is an answer. `counterexample` is called only for the reported failure.
   * @param position the instance, if it is a position
   * @param isEdge true for an edge case that the claim names. Default: false.
   */
  test(
    answer: Sought,
    actual: () => number,
    counterexample: () => Counterexample,
    position?: readonly number[],
    isEdge?: boolean,
  ): void
  result(method: string, data?: Readonly<Record<string, number | string>>): CheckResult
}

/**
 * An empty tally. Its header begins the digested stream and names claim, case and domain. Each
 * instance then adds `actual` and one more number: 1 if the statement holds, 0 if it fails, and 2
 * if there is no witness.
 */
export function instanceTally(header: string): InstanceTally {
  const stream = valueStream(header)
  let counted = 0
  let checked = 0
  let failures = 0
  let first: Counterexample | null = null
  let atEdge: Counterexample | null = null
  return {
    test(answer, actual, counterexample, _, isEdge = false) {
      counted++
      if (answer === null) return
      checked++
      stream.add(actual())
      stream.add(answer === false ? 0 : answer === true ? 1 : 2)
      if (answer !== false) return
      failures++
      if (isEdge) atEdge ??= counterexample()
      else first ??= counterexample()
    },
    result: (method, data) =>
      resultWith(
        first ?? atEdge,
        { counted, checked, failures, digest: stream.digest(), method },
        data,
      ),
  }
}

/**
 * A tally for listed positions. It digests the same numbers as {@link valueTally}, and reports the
 * smallest failing position, by sum, then lexicographically. A missing witness is digested like
 * "holds".
 */
export function listedTally(header: string): InstanceTally {
  const found = valueTally(header)
  const smallest = smallestFailure()
  let why: (() => Counterexample) | undefined
  return {
    test(answer, actual, counterexample, x, isEdge = false) {
      const told = answer === null ? null : answer !== false
      found.test(x!, told, told === null ? 0 : actual(), 0, isEdge)
      if (told === false && smallest.see(x!, isEdge)) why = counterexample
    },
    result: (method, data) => found.result(method, () => why!(), data),
  }
}
