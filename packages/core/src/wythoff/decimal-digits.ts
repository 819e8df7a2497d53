import { type Fraction } from './fraction.ts'
import { floorTimesGolden, G } from './golden-field.ts'

/**
 * g(t) = ⌊10^t g⌋/10^t, the first t decimal digits of g = (√5−1)/2.
 * @throws RangeError unless t ≥ 0 is a whole number
 * @complexity one integer square root of O(t) digits
 * @source V-35
 */
export function decimalsOfG(t: number): Fraction {
  if (!Number.isSafeInteger(t) || t < 0) {
    throw new RangeError(`digits: expected a whole number >= 0, got ${t}`)
  }
  const q = 10n ** BigInt(t)
  return { p: floorTimesGolden(G, q), q }
}
