/**
 * The positions of n piles with this sum, in lexicographic order: only ascending ones if
 * `isSorted`, otherwise all. The array is reused, so copy it if you need to keep it.
 */
export function* positionsWithSum(
  n: number,
  sum: number,
  isSorted: boolean,
): Generator<readonly number[]> {
  const piles = Array.from({ length: n }, () => 0)
  function* place(i: number, left: number): Generator<readonly number[]> {
    if (i === n - 1) {
      piles[i] = left
      yield piles
      return
    }
    const least = isSorted && i > 0 ? piles[i - 1]! : 0
    const most = isSorted ? Math.floor(left / (n - i)) : left
    for (let pile = least; pile <= most; pile++) {
      piles[i] = pile
      yield* place(i + 1, left - pile)
    }
  }
  yield* place(0, sum)
}
