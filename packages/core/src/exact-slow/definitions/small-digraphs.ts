import { acyclicDigraphs, bits, digraphCount } from '../../setnim/definitions/digraphs.ts'

/**
 * Every acyclic digraph with 1 to `vertices` vertices in evaluation order (successors of v are
 * smaller than v), by number of vertices, as lists of successors. Every finite acyclic game with at
 * most `vertices` positions is one of them, up to renumbering.
 *
 * @complexity 2^(v(v−1)/2) digraphs with v vertices
 * @source GMMV-D5
 */
export function* smallDigraphs(vertices: number): Generator<readonly (readonly number[])[], void> {
  for (let size = 1; size <= vertices; size++) {
    for (const [successors] of acyclicDigraphs(size, 1)) yield successors!.map(bits)
  }
}

/** The number of digraphs that {@link smallDigraphs} yields. */
export function smallDigraphCount(vertices: number): bigint {
  let count = 0n
  for (let size = 1; size <= vertices; size++) count += BigInt(digraphCount(size, 1))
  return count
}
