import fc from 'fast-check'
import {
  type ExactSlowNim,
  exactSlowNim,
  type HypergraphNim,
  hypergraphNim,
  type Ruleset,
  type SlowSetNim,
  slowSetNim,
  WYTHOFF,
} from '../../src/rules/index.ts'

/** A nonempty subset of 1..n, ascending. */
function nonemptySubset(n: number): fc.Arbitrary<number[]> {
  return fc.subarray(
    Array.from({ length: n }, (_, i) => i + 1),
    { minLength: 1 },
  )
}

/** NIM(n,k) with 1 ≤ k ≤ n ≤ maxPiles. */
function exactSlowNims(maxPiles: number): fc.Arbitrary<ExactSlowNim> {
  return fc
    .integer({ min: 1, max: maxPiles })
    .chain((n) => fc.integer({ min: 1, max: n }).map((k) => exactSlowNim(n, k)))
}

/** SN(n,A) with n ≤ maxPiles. */
function slowSetNims(maxPiles: number): fc.Arbitrary<SlowSetNim> {
  return fc
    .integer({ min: 1, max: maxPiles })
    .chain((n) => nonemptySubset(n).map((sizes) => slowSetNim(n, sizes)))
}

/** HNIM(n;H) with n ≤ maxPiles and up to maxEdges edges. */
export function hypergraphNims(maxPiles: number, maxEdges: number): fc.Arbitrary<HypergraphNim> {
  return fc
    .integer({ min: 1, max: maxPiles })
    .chain((n) =>
      fc
        .array(nonemptySubset(n), { minLength: 1, maxLength: maxEdges })
        .map((edges) => hypergraphNim(n, edges)),
    )
}

/** Any ruleset of up to maxPiles piles. */
export function rulesets(maxPiles: number): fc.Arbitrary<Ruleset> {
  return fc.oneof(
    exactSlowNims(maxPiles),
    slowSetNims(maxPiles),
    hypergraphNims(maxPiles, 8),
    fc.constant(WYTHOFF),
  )
}
