import {
  absGolden,
  compareGolden,
  type Fraction,
  type GoldenNumber,
  goldenOf,
  PHI,
  subGolden,
} from '@nim/core/wythoff'

/**
 * |x − φ| < 10^−digits, decided exactly.
 * @complexity O(1) products
 */
export function isWithin({ p, q }: Fraction, digits: number): boolean {
  const scale = 10n ** BigInt(digits)
  const shifted = (by: bigint): Fraction => ({ p: p * scale + by * q, q: q * scale })
  return (
    compareGolden(goldenOf(shifted(-1n)), PHI) < 0 && compareGolden(goldenOf(shifted(1n)), PHI) > 0
  )
}

/** |x − φ|. */
export function errorOf(x: Fraction): GoldenNumber {
  return absGolden(subGolden(goldenOf(x), PHI))
}
