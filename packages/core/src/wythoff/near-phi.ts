import type { Fraction } from './fraction.ts'
import {
  absGolden,
  compareGolden,
  divGolden,
  floorTimesGolden,
  type GoldenNumber,
  goldenOf,
  mulGolden,
  PHI,
  subGolden,
} from './golden-field.ts'

/**
 * Decides exactly whether |x − φ| < 10^−digits, for digits ≥ 0.
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
 * The error |x − φ|, as an exact number.
 *
 * @complexity O(1) products
 * @source V-T1
 */
export function errorOfPhi(x: Fraction): GoldenNumber {
  return absGolden(subGolden(goldenOf(x), PHI))
}

/** One million, the number of millionths in 1. */
export const MILLION = 1_000_000n

/**
 * The deviation |term − n·slope| in millionths, rounded up or down to an integer.
 *
 * @complexity O(1) products
 * @source V-C1
 */
export function deviation(slope: GoldenNumber, term: number, n: number): bigint {
  const fine = mulGolden(slope, { a: MILLION, b: 0n, c: 1n })
  const off = BigInt(term) * MILLION - floorTimesGolden(fine, BigInt(n))
  return off < 0n ? -off : off
}

/**
 * The deviation n·|b_n/a_n − ratio| in millionths, rounded to an integer.
 *
 * @complexity O(1) products
 * @source V-C3
 */
export function ratioDeviation(
  ratio: GoldenNumber,
  { n, a, b }: { readonly n: number; readonly a: number; readonly b: number },
): bigint {
  return (BigInt(n) * deviation(ratio, b, a)) / BigInt(a)
}

/**
 * The smallest index with index·factor > S, for an irrational factor > 0 and S ≥ 1.
 *
 * @complexity O(1) products
 * @source V-16.R1
 */
export function leastIndex(factor: GoldenNumber, S: bigint): bigint {
  const inverse = divGolden(goldenOf({ p: 1n, q: 1n }), factor)
  return floorTimesGolden(inverse, S) + 1n
}
