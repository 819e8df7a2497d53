import { basicByText } from './basic-by-text.ts'

/** A vector that satisfies the definition of a basic position. */
export interface BasicVector {
  readonly z: readonly number[]
  readonly b: number
}

/**
 * All sorted integer vectors that are basic with b ≤ max and have entries from −b to b, ordered by
 * b and then lexicographically. Entries may be negative, because the definition does not exclude
 * negative entries.
 *
 * @complexity C(2b+n, n−1) vectors for each b, because the sum determines the last entry
 * @source GMMV-D10
 */
export function* basicIntegerVectors(n: number, max: number): Generator<BasicVector, void> {
  for (let b = 0; b <= max; b++) yield* extended(n, b, [], (n - 1) * b)
}

/**
 * The basic vectors that begin with the entries `z` and whose remaining entries have the sum
 * `rest`.
 */
function* extended(
  n: number,
  b: number,
  z: readonly number[],
  rest: number,
): Generator<BasicVector, void> {
  const least = z.at(-1) ?? -b
  if (z.length === n - 1) {
    const isBetween = rest >= least && rest <= b && rest >= -b
    if (isBetween && basicByText([...z, rest]) === b) yield { z: [...z, rest], b }
    return
  }
  for (let entry = least; entry <= b; entry++) yield* extended(n, b, [...z, entry], rest - entry)
}
