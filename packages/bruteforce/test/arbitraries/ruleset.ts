import { hypergraphNim, type Ruleset, slowSetNim, WYTHOFF } from '@nim/core/rules'
import * as fc from 'fast-check'

/** All nonempty subsets of {1, …, n}. */
export function subsets(n: number): number[][] {
  return Array.from({ length: 2 ** n - 1 }, (_, bits) =>
    Array.from({ length: n }, (__, i) => i + 1).filter((i) => ((bits + 1) >> (i - 1)) & 1),
  )
}

/** SN(n,A) for every nonempty A. */
export function allSlowSetNims(n: number): Ruleset[] {
  return subsets(n).map((sizes) => slowSetNim(n, sizes))
}

/** SN(n,A) with n from `least` to `most`. */
export function slowSetNims(least: number, most: number): fc.Arbitrary<Ruleset> {
  return fc.integer({ min: least, max: most }).chain((n) =>
    fc
      .subarray(
        Array.from({ length: n }, (_, i) => i + 1),
        { minLength: 1 },
      )
      .map((sizes) => slowSetNim(n, sizes)),
  )
}

/** HNIM(n;H) with n from 2 to `most`. */
export function hypergraphNims(most: number): fc.Arbitrary<Ruleset> {
  return fc
    .integer({ min: 2, max: most })
    .chain((n) =>
      fc
        .subarray(subsets(n), { minLength: 1, maxLength: Math.min(12, 2 ** n - 1) })
        .map((edges) => hypergraphNim(n, edges)),
    )
}

/** Any ruleset with a box of at most a few hundred positions. */
export const smallBoxes: fc.Arbitrary<{ ruleset: Ruleset; max: number }> = fc.oneof(
  fc.record({ ruleset: slowSetNims(1, 3), max: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ ruleset: slowSetNims(4, 6), max: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ ruleset: hypergraphNims(4), max: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ ruleset: fc.constant(WYTHOFF), max: fc.integer({ min: 0, max: 20 }) }),
)
