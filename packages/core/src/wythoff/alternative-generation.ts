import type { WythoffSequences } from './sieve.ts'

/**
 * How to interpret the test in step W3. The paper prints `a_{n+1} < a_{j_{n+1}} + n`, before
 * j_{n+1} has a value.
 *
 * - `r1`: the index is (j_n)+1.
 * - `r2`: the index is j_n.
 * - `corrected`: the index is (j_n)+1 and the summand is j_n instead of n, so that the right side
 *   is b_{j_n+1} − 1.
 */
export type AlternativeReading = 'r1' | 'r2' | 'corrected'

export const ALTERNATIVE_READINGS: readonly ('r1' | 'r2')[] = ['r1', 'r2']

/**
 * The numbers a_1, …, a_count, where b_n = a_n + n. They are computed by the steps W1 to W3, which
 * are the paper's alternative formulation of the sieve.
 *
 * @throws RangeError unless count ≥ 1 is a whole number
 * @complexity O(count)
 * @source V-Alg-W
 */
export function alternativeGeneration(
  count: number,
  reading: AlternativeReading,
): WythoffSequences {
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new RangeError(`generation: expected a whole number of terms >= 1, got ${count}`)
  }
  const a = [0, 1]
  let c = 2
  let j = 1
  for (let n = 1; n < count; n++) {
    const next = c + 1
    a.push(next)
    const index = reading === 'r2' ? j : j + 1
    const summand = reading === 'corrected' ? j : n
    if (next < a[index]! + summand) {
      c += 1
    } else {
      c += 2
      j += 1
    }
  }
  return { a, b: a.map((value, n) => value + n) }
}
