import type { Fraction } from './fraction.ts'
import {
  absGolden,
  compareGolden,
  type GoldenNumber,
  goldenOf,
  PHI,
  subGolden,
} from './golden-field.ts'

/**
 * |x − φ| < 10^−digits, decided exactly; digits ≥ 0.
 *
 * @complexity O(1) products
 * @source V-T1
 */
export function isWithinOfPhi({ p, q }: Fraction, digits: number): boolean {
  const scale = 10n ** BigInt(digits)
  const shifted = (by: bigint): Fraction => ({ p: p * scale + by * q, q: q * scale })
  return (
    compareGolden(goldenOf(shifted(-1n)), PHI) < 0 && compareGolden(goldenOf(shifted(1n)), PHI) > 0
  )
}

/**
 * |x − φ|, exactly.
 *
 * @complexity O(1) products
 * @source V-T1
 */
export function errorOfPhi(x: Fraction): GoldenNumber {
  return absGolden(subGolden(goldenOf(x), PHI))
}
