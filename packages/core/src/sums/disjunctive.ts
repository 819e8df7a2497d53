import type { Pile } from '../integers/integers.ts'

/**
 * The Grundy value of the disjunctive compound. It is the XOR of the components' Grundy values, and
 * 0 if there are no components. A move in this compound is a move in exactly one component, and the
 * player who cannot move loses.
 *
 * @param values the Grundy values of the components: exact integers ≥ 0, either all numbers or all
 *   bigints
 * @throws RangeError if a value is negative or not an exact integer
 * @complexity O(number of components · digits)
 * @source GMMV-Sum-disj
 */
export function grundyOfDisjunctive(values: readonly number[]): number
export function grundyOfDisjunctive(values: readonly bigint[]): bigint
export function grundyOfDisjunctive(values: readonly Pile[]): Pile {
  let nimber = 0n
  for (const value of values) {
    if (value < 0 || (typeof value === 'number' && !Number.isSafeInteger(value))) {
      throw new RangeError(`Grundy value: expected an exact integer >= 0, got ${value}`)
    }
    // The XOR uses bigints, because bit operations on numbers use only 32 bits.
    nimber ^= BigInt(value)
  }
  return typeof values[0] === 'bigint' ? nimber : Number(nimber)
}
