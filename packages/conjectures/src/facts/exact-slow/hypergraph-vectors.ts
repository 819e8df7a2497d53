import { denseBox } from '@nim/core/rules'

const SAMPLES = 2000

/**
 * Nonempty hypergraphs on n piles, each a list of edges, an edge a bit set of piles: all of them for
 * n ≤ 4, for larger n a fixed pseudo-random sequence of 2000.
 */
function* hypergraphs(n: number): Generator<readonly number[], void> {
  const sets = Array.from({ length: 2 ** n - 1 }, (_, i) => i + 1)
  if (n <= 4) {
    for (let h = 1; h < 2 ** sets.length; h++) yield sets.filter((edge) => (h >> (edge - 1)) & 1)
    return
  }
  let state = 1
  for (let sample = 0; sample < SAMPLES; sample++) {
    const edges = sets.filter(() => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state >>> 30 === 0
    })
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
 * Every vector of [0..max]^n in every one of the hypergraphs on n piles, solved from the rules of Slow
 * NIM_H, in the order of mixed radix, pile 1 the lowest digit.
 *
 * @complexity O((max+1)^n · |H|) for each H
 * @source GMMV-R1, GMMV REF-9
 */
export function* hypergraphVectors(n: number, max: number): Generator<HypergraphVector, void> {
  const all: number[][] = []
  denseBox(n, max).forEach((x) => all.push([...x]))
  const oddPiles = all.map((x) => bitsOf(x, (pile) => pile % 2 === 1))
  const nonempty = all.map((x) => bitsOf(x, (pile) => pile > 0))
  const isP: boolean[] = []
  for (const edges of hypergraphs(n)) {
    const drops = edges.map((edge) => dropOf(edge, n, max + 1))
    for (let rank = 0; rank < all.length; rank++) {
      const canWin = edges.some(
        (edge, e) => (edge & ~nonempty[rank]!) === 0 && isP[rank - drops[e]!]!,
      )
      isP[rank] = !canWin
      yield { n, edges, x: all[rank]!, odd: oddPiles[rank]!, isP: !canWin }
    }
  }
}

function bitsOf(x: readonly number[], has: (pile: number) => boolean): number {
  return x.reduce((set, pile, i) => set | (has(pile) ? 1 << i : 0), 0)
}

/** By how much the number of a vector falls if the piles of an edge lose a stone. */
function dropOf(edge: number, n: number, radix: number): number {
  let drop = 0
  for (let i = 0; i < n; i++) drop += ((edge >> i) & 1) * radix ** i
  return drop
}
