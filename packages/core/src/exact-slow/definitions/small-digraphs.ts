import { acyclicDigraphs, bits, digraphCount } from '../../setnim/definitions/digraphs.ts'

/**
 * Every acyclic digraph with 1 to `vertices` vertices. Each digraph is given as lists of
 * successors, and digraphs with fewer vertices come first. Vertices are in evaluation order: the
 * successors of v are smaller than v. Every finite acyclic game with at most `vertices` positions
 * is one of these digraphs, up to renumbering.
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
