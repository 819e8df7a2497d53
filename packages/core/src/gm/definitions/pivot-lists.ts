/**
 * Lists of pivots, without vectors. Statements that follow from Lemmas 2 and 3 alone can be decided
 * by checking all n^l lists of the first l pivots.
 */

/**
 * All n^l lists of l pivots in 1..n, in lexicographic order.
 *
 * @source GN-R2
 */
export function* selections(n: number, l: number): Generator<number[]> {
  const list = Array.from({ length: l }, () => 1)
  for (;;) {
    yield [...list]
    let place = l - 1
    while (place >= 0 && list[place] === n) list[place--] = 1
    if (place < 0) return
    list[place]!++
  }
}

/**
 * The list, extended to `rows` rows by the left shift: pivot(j+l) = pivot(j) − 1, where a result of
 * 0 becomes n.
 *
 * @complexity O(rows)
 * @source GN-L2
 */
export function continuedByLeftShift(list: readonly number[], n: number, rows: number): number[] {
  const pivots = [...list]
  while (pivots.length < rows) {
    const before = pivots[pivots.length - list.length]!
    pivots.push(before === 1 ? n : before - 1)
  }
  return pivots
}

/**
 * True if the list satisfies Lemma 3 up to its end: if an index is the pivot in row j but not in
 * row j+1, then the next row in which it is the pivot is j+1+kl for some k ≥ 1.
 *
 * @complexity O(rows²)
 * @source GN-L3
 */
export function obeysLemma3(pivots: readonly number[], l: number): boolean {
  return pivots.every((pivot, j) => {
    if (pivots[j + 1] === undefined || pivots[j + 1] === pivot) return true
    const again = pivots.indexOf(pivot, j + 1)
    return again < 0 || (again - j - 1) % l === 0
  })
}

/** A list of l pivots, extended to 3nl rows by the left shift, and the words of its columns. */
export interface PivotList {
  readonly first: readonly number[]
  readonly pivots: readonly number[]
  readonly words: readonly string[]
  readonly n: number
  readonly l: number
}

/**
 * All lists of l pivots for 2 ≤ n, l ≤ max that Lemma 2 allows.
 *
 * @complexity n^l lists of 3nl rows for each n and l
 * @source GN-L2
 */
export function* shiftedLists(max: number): Generator<PivotList> {
  for (let n = 2; n <= max; n++) {
    for (let l = 2; l <= max; l++) {
      for (const first of selections(n, l)) {
        const pivots = continuedByLeftShift(first, n, 3 * n * l)
        yield { first, pivots, words: wordsOf(pivots, n), n, l }
      }
    }
  }
}

/**
 * The words of the n columns for a list of pivots. A letter is `p` if the index of its column is
 * the pivot of its row.
 *
 * @complexity O(n) letters per row
 * @source GN-D7
 */
export function wordsOf(pivots: readonly number[], n: number): string[] {
  return Array.from({ length: n }, (_, i) =>
    pivots.map((pivot) => (pivot === i + 1 ? 'p' : '-')).join(''),
  )
}
