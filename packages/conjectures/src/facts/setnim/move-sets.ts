/** Every nonempty A ⊆ {1,…,n}, written `{1,3}`, ordered by size and then lexicographically. */
export function moveSets(n: number): string[] {
  const sets = Array.from({ length: 2 ** n - 1 }, (_, i) =>
    Array.from({ length: n }, (__, bit) => bit + 1).filter((a) => ((i + 1) >> (a - 1)) & 1),
  )
  return sets.sort((a, b) => a.length - b.length || compare(a, b)).map(formatMoveSet)
}

/** The text `{1,3}` for the list [1, 3]. */
export function formatMoveSet(members: readonly number[]): string {
  return `{${members.join()}}`
}

/** The list [1, 3] for the text `{1,3}`. */
export function parseMoveSet(text: string): number[] {
  return text.slice(1, -1).split(',').map(Number)
}

/** The least size of a move. */
export function leastOf({ A }: { readonly A: string }): number {
  return parseMoveSet(A)[0]!
}

/** {from, from+1, …, to}. */
export function moveSizesFrom(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

/** Every nonempty proper subset of A, ordered by size and then lexicographically. */
export function properSubsets(A: readonly number[]): number[][] {
  const places = moveSets(A.length).slice(0, -1)
  return places.map((set) => parseMoveSet(set).map((place) => A[place - 1]!))
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((member, i) => member !== b[i])
  return at < 0 ? 0 : a[at]! - b[at]!
}
