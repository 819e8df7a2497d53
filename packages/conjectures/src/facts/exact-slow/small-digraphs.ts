import type { Digraph } from '@nim/bruteforce'

/**
 * Every acyclic digraph with 1 to `vertices` vertices in evaluation order (successors of v are
 * smaller than v), by number of vertices, then by the number whose bits are its arcs. Every finite
 * acyclic game with so many positions is among them, up to renumbering.
 *
 * @complexity 2^(v(v−1)/2) digraphs with v vertices
 */
export function* smallDigraphs(vertices: number): Generator<Digraph, void> {
  for (let size = 1; size <= vertices; size++) {
    const arcs = (size * (size - 1)) / 2
    for (let set = 0; set < 2 ** arcs; set++) {
      let bit = 0
      yield Array.from({ length: size }, (_, v) =>
        Array.from({ length: v }, (__, w) => w).filter(() => (set >> bit++) & 1),
      )
    }
  }
}

/** Number of digraphs that {@link smallDigraphs} makes. */
export function smallDigraphCount(vertices: number): bigint {
  let count = 0n
  for (let size = 1; size <= vertices; size++) count += 1n << BigInt((size * (size - 1)) / 2)
  return count
}
