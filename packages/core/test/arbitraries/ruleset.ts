import fc from 'fast-check'
import {
  type ExactSlowNim,
  exactSlowNim,
  type HypergraphNim,
  hypergraphNim,
  parseRuleset,
  type Ruleset,
  type SlowSetNim,
  slowSetNim,
  WYTHOFF,
} from '../../src/rules/index.ts'

/** A nonempty subset of 1..n, in ascending order. */
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

/** The rulesets that these texts denote. */
function ofText(text: fc.Arbitrary<string>): fc.Arbitrary<Ruleset> {
  return text.map(parseRuleset)
}

/** GM(n,l) with n ≤ maxPiles. */
function lPlayerNims(maxPiles: number): fc.Arbitrary<Ruleset> {
  const piles = fc.integer({ min: 2, max: Math.max(2, maxPiles) })
  return ofText(fc.tuple(piles, fc.integer({ min: 2, max: 9 })).map(([n, l]) => `GM(${n},${l})`))
}

/** MOORE(n,k) with n ≤ maxPiles. */
function mooreNims(maxPiles: number): fc.Arbitrary<Ruleset> {
  const parameters = fc
    .integer({ min: 1, max: maxPiles })
    .chain((n) => fc.tuple(fc.constant(n), fc.integer({ min: 1, max: n })))
  return ofText(parameters.map(([n, k]) => `MOORE(${n},${k})`))
}

/** SUB(n;S) with n ≤ maxPiles and S in 1..6. */
function subtractionGames(maxPiles: number): fc.Arbitrary<Ruleset> {
  const piles = fc.integer({ min: 1, max: maxPiles })
  return ofText(fc.tuple(piles, nonemptySubset(6)).map(([n, S]) => `SUB(${n};${S.join()})`))
}

/**
 * Any ruleset with up to maxPiles piles, except that MOORE has at most 4 piles and GM has at least
 * 2.
 */
export function rulesets(maxPiles: number): fc.Arbitrary<Ruleset> {
  return fc.oneof(
    exactSlowNims(maxPiles),
    slowSetNims(maxPiles),
    hypergraphNims(maxPiles, 8),
    fc.constant(WYTHOFF),
    lPlayerNims(maxPiles),
    mooreNims(Math.min(maxPiles, 4)),
    subtractionGames(maxPiles),
  )
}
