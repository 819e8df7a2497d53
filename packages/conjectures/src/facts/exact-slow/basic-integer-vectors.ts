import { basicByText } from './basic-by-text.ts'

/**
 * All sorted integer vectors with n entries from −b to b that are basic with this b (GMMV-D10), in
 * lexicographic order. Entries may be negative: the definition alone does not exclude it.
 *
 * @complexity C(2b+n, n−1) vectors: the last entry follows from the sum
 */
export function* basicIntegerVectors(n: number, b: number): Generator<readonly number[], void> {
  const z: number[] = []
  function* extend(least: number, rest: number): Generator<readonly number[], void> {
    if (z.length === n - 1) {
      if (rest >= least && rest <= b && rest >= -b && basicByText([...z, rest]) === b) {
        yield [...z, rest]
      }
      return
    }
    for (let entry = least; entry <= b; entry++) {
      z.push(entry)
      yield* extend(entry, rest - entry)
      z.pop()
    }
  }
  yield* extend(-b, (n - 1) * b)
}
