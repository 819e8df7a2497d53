/**
 * How to interpret the bound at t = k + 2. The proof of Theorem 3 lets t run up to k + 2 and
 * requires 2q ≤ x_t, but x has only k + 1 entries.
 *
 * - `dropped`: there is no bound from x_t;
 * - `repeat-last`: x_{k+2} stands for x_{k+1};
 * - `t-to-k+1`: t runs only up to k + 1.
 *
 * @source GMMV-T3-alg
 */
export type Theorem3Reading = 'dropped' | 'repeat-last' | 't-to-k+1'

/** The possible readings of the bound that x_t gives, in a fixed order. */
export const THEOREM_3_READINGS: readonly Theorem3Reading[] = ['dropped', 'repeat-last', 't-to-k+1']

/**
 * How to interpret the unknown s of equation (6). It is an integer of any sign, or s ≥ 0 because 2s
 * is the size of a pile.
 * @source GMMV-T3-bt
 */
export type SlackReading = 'any-sign' | 'nonnegative'

/** The possible readings of s, in a fixed order. */
export const SLACK_READINGS: readonly SlackReading[] = ['any-sign', 'nonnegative']

/**
 * The largest t of E(x) = max b_t: k + 2, or k + 1 under the reading `t-to-k+1`.
 * @source GMMV-T3
 */
export function largestT(k: number, reading: Theorem3Reading): number {
  return reading === 't-to-k+1' ? k + 1 : k + 2
}

/**
 * Checks the index t of b_t.
 * @throws RangeError unless t is one of 2, …, largest
 */
export function checkT(t: number, largest: number): void {
  if (!Number.isInteger(t) || t < 2 || t > largest) {
    throw new RangeError(`b_t: expected t from 2 to ${largest}, got ${t}`)
  }
}
