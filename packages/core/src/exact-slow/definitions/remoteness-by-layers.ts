/**
 * The remoteness of every vertex of a finite acyclic digraph by the layered algorithm. Terminal
 * vertices get 0, and vertices with an arc to one of them get 1. All of these are deleted. The
 * remaining vertices get 2 and 3 in the same way, then 4 and 5, and so on.
 *
 * @param successors successors[v] lists the vertices to which v has arcs
 * @throws RangeError if the digraph has a cycle
 * @complexity O(layers · (vertices + arcs)); this is a literal implementation, not the fastest one
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
