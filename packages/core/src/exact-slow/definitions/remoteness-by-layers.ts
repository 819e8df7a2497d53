/**
 * The remoteness of every vertex of a finite acyclic digraph by the layered algorithm: 0 for the
 * terminal vertices, 1 for those with an arc to one of them; these are deleted, and what is left is
 * treated in the same way with 2 and 3, then 4 and 5, and so on.
 *
 * @param successors successors[v] are the vertices v has arcs to
 * @throws RangeError if the digraph has a cycle
 * @complexity O(layers · (vertices + arcs)); word for word, so not the fastest way
 * @source GMMV-D5
 */
export function remotenessByLayers(successors: readonly (readonly number[])[]): number[] {
  const labels = new Array<number | undefined>(successors.length).fill(undefined)
  let left = successors.map((_, v) => v)
  for (let even = 0; left.length > 0; even += 2) {
    const remaining = new Set(left)
    const isLeft = (v: number): boolean => remaining.has(v)
    const terminal = left.filter((v) => !successors[v]!.some(isLeft))
    if (terminal.length === 0) throw new RangeError('remoteness: the digraph has a cycle')
    for (const v of terminal) labels[v] = even
    for (const v of left) {
      if (labels[v] === undefined && successors[v]!.some((w) => labels[w] === even)) {
        labels[v] = even + 1
      }
    }
    left = left.filter((v) => labels[v] === undefined)
  }
  return labels as number[]
}
