/**
 * The range x_n − x_1 of a sorted vector.
 *
 * @source GN-D5
 */
export function rangeOf(x: readonly number[]): number {
  return x.at(-1)! - x[0]!
}

/**
 * True if an entry is a multiple of l. Here, zero and negative numbers also count as multiples.
 *
 * @complexity O(n)
 * @source GN-D2
 */
export function hasMultiple(x: readonly number[], l: number): boolean {
  return x.some((entry) => entry % l === 0)
}

/**
 * The index (1-based) of the pivot, which is the last of the smallest entries that are multiples of
 * l; 0 if no entry is a multiple of l.
 *
 * @complexity O(n)
 * @source GN-D2
 */
export function pivotOf(x: readonly number[], l: number): number {
  const least = x.find((entry) => entry % l === 0)
  return least === undefined ? 0 : x.lastIndexOf(least) + 1
}

/**
 * The index (1-based) of the entry that the move keeps, which is the pivot, or n if no entry is a
 * multiple of l.
 *
 * @complexity O(n)
 * @source GN-D2, GN-D4
 */
export function keptEntryIndex(x: readonly number[], l: number): number {
  return pivotOf(x, l) || x.length
}

/**
 * The vector after a move that keeps the entry at this index (1-based; 0 keeps no entry) and lowers
 * the others.
 *
 * @complexity O(n)
 * @source GN-D3
 */
export function keeping(x: readonly number[], kept: number): number[] {
  return x.map((entry, i) => (i + 1 === kept ? entry : entry - 1))
}

/**
 * The next vector of the GM-sequence.
 *
 * @complexity O(n)
 * @source GN-D3, GN-D4
 */
export function successorOf(x: readonly number[], l: number): number[] {
  return keeping(x, keptEntryIndex(x, l))
}

/**
 * The vectors x^0, …, x^moves.
 *
 * @complexity O(n) per move
 * @source GN-D3, GN-D4
 */
export function rowsFrom(x: readonly number[], l: number, moves: number): number[][] {
  const rows = [[...x]]
  for (let j = 0; j < moves; j++) rows.push(successorOf(rows[j]!, l))
  return rows
}

/**
 * The vectors up to the first one of range ≤ l, followed by `further` rows. j0 is the number of
 * that vector; null if it is not reached within 4·n·(range + l) + 4·l moves.
 *
 * @complexity O(n) per move
 * @source GN-D5
 */
export function rowsOfPursuit(
  x: readonly number[],
  l: number,
  further: number,
): { readonly rows: number[][]; readonly j0: number | null } {
  const budget = 4 * x.length * (rangeOf(x) + l) + 4 * l
  const rows = [[...x]]
  while (rangeOf(rows.at(-1)!) > l) {
    if (rows.length > budget) return { rows, j0: null }
    rows.push(successorOf(rows.at(-1)!, l))
  }
  const j0 = rows.length - 1
  for (let j = 0; j < further; j++) rows.push(successorOf(rows.at(-1)!, l))
  return { rows, j0 }
}

/**
 * The number of leaders, which are the entries that exceed the smallest entry by at most l.
 *
 * @complexity O(n)
 * @source GN-D8
 */
export function leadersOf(x: readonly number[], l: number): number {
  return x.filter((entry) => entry - x[0]! <= l).length
}
