import { solveSubtraction } from '@nim/core/exact-slow/definitions'
import { linearCongruence } from '@nim/core/random'
import { denseBox } from '@nim/core/rules'
import { oddSetOf } from '@nim/core/setnim/definitions'
import { positionsOf } from './positions-by-sum.ts'

const SAMPLES = 2000

/**
 * Nonempty hypergraphs on n piles. Each one is a list of edges, and each edge is a bit set of
 * piles. For n ≤ 4 these are all hypergraphs; for larger n, a fixed pseudo-random sequence of 2000.
 */
function* hypergraphs(n: number): Generator<readonly number[], void> {
  const sets = Array.from({ length: 2 ** n - 1 }, (_, i) => i + 1)
  if (n <= 4) {
    for (let h = 1; h < 2 ** sets.length; h++) yield sets.filter((edge) => (h >> (edge - 1)) & 1)
    return
  }
  const next = linearCongruence(1)
  for (let sample = 0; sample < SAMPLES; sample++) {
    const edges = sets.filter(() => next() >>> 30 === 0)
    yield edges.length > 0 ? edges : [sets.length]
  }
}

/** A vector in a slow hypergraph game. */
export interface HypergraphVector {
  readonly n: number
  readonly edges: readonly number[]
  readonly x: readonly number[]
  /** The odd piles, as a bit set. */
  readonly odd: number
  readonly isP: boolean
}

/**
 * Every vector of [0..max]^n in each of the hypergraphs on n piles. The values are computed from
 * the rules of Slow NIM_H. The vectors are in mixed-radix order with pile 1 as the lowest digit.
 *
 * @complexity O((max+1)^n · |H|) for each H
 * @source GMMV-R1, GMMV REF-9
 */
export function* hypergraphVectors(n: number, max: number): Generator<HypergraphVector, void> {
  const all = positionsOf(denseBox(n, max))
  for (const edges of hypergraphs(n)) {
    const vectors = edges.map((edge) => Array.from({ length: n }, (_, i) => (edge >> i) & 1))
    const isP = solveSubtraction(n, max, vectors)
    for (const x of all) yield { n, edges, x, odd: oddSetOf(x), isP: isP(x) }
  }
}
