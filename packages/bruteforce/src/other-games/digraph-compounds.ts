import type { Digraph } from './digraph.ts'

/**
 * The disjunctive compound, in which a player moves in exactly one component. The pair (v, w) is
 * the vertex v · (number of vertices of the second component) + w.
 *
 * @complexity O(vertices of the product · successors)
 * @source GMMV-Sum-disj
 */
export function disjunctiveCompound(first: Digraph, second: Digraph): Digraph {
  return pairs(first, second, (v, w) => [
    ...first[v]!.map((next) => [next, w] as const),
    ...second[w]!.map((next) => [v, next] as const),
  ])
}

/**
 * The conjunctive compound, in which a player moves in all components at once. Pairs are numbered
 * as in {@link disjunctiveCompound}.
 *
 * @complexity O(vertices of the product · product of the successors)
 * @source GMMV-Sum-conj
 */
export function conjunctiveCompound(first: Digraph, second: Digraph): Digraph {
  return pairs(first, second, (v, w) =>
    first[v]!.flatMap((next) => second[w]!.map((other) => [next, other] as const)),
  )
}

function pairs(
  first: Digraph,
  second: Digraph,
  successors: (v: number, w: number) => readonly (readonly [number, number])[],
): Digraph {
  const width = second.length
  return first.flatMap((_, v) =>
    second.map((__, w) => successors(v, w).map(([a, b]) => a * width + b)),
  )
}
