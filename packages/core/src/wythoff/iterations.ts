import { firstFailure } from './first-failure.ts'
import { newtonApproximation } from './newton.ts'

/**
 * The number ⌈log10 n⌉ for n ≥ 1, which is the smallest t with 10^t ≥ n.
 * @throws RangeError if n < 1
 */
export function ceilLog10(n: bigint): number {
  if (n < 1n) throw new RangeError(`log10: expected an integer >= 1, got ${n}`)
  const digits = (n - 1n).toString().length
  return n === 1n ? 0 : digits
}

/**
 * The number ⌈log2(t/divisor)⌉ for t ≥ 1. It is the smallest integer r, of any sign, with
 * divisor·2^r ≥ t. The result is `null` for t = 0, because the logarithm has no value there.
 * @throws RangeError if t < 0
 */
export function ceilLog2Of(t: number, divisor: number): number | null {
  if (!Number.isSafeInteger(t) || t < 0) {
    throw new RangeError(`log2: expected a whole number >= 0, got ${t}`)
  }
  if (t === 0) return null
  let r = 0
  if (divisor >= t) {
    for (let scaled = 2 * t; scaled <= divisor; scaled *= 2) r--
    return r
  }
  for (let scaled = divisor; scaled < t; scaled *= 2) r++
  return r
}

/**
 * The printed number of iterations ⌈log2(⌈log10 n⌉/3)⌉, evaluated literally. It can be negative.
 * For n = 1 it has no value, and the result is `null`.
 * @throws RangeError if n < 1
 * @source V-42, V-42.a
 */
export function printedIterations(n: bigint): number | null {
  return ceilLog2Of(ceilLog10(n), 3)
}

/**
 * A number r of iterations that is large enough to ensure that ⌊n·x_r⌋ = a_n. It is max(0,
 * ⌈log2(⌈log10 n⌉/2)⌉), with 2 instead of the printed 3.
 *
 * @throws RangeError if n < 1
 * @source V-42.a-fix
 */
export function enoughIterations(n: bigint): number {
  return Math.max(0, ceilLog2Of(ceilLog10(n), 2) ?? 0)
}

/**
 * The smallest r with ⌊n·x_r⌋ = a_n for all 1 ≤ n ≤ 10^k.
 * @complexity O(k) products of numbers of O(k) digits
 * @source V-Tab2
 */
export function neededIterations(k: number): number {
  const limit = 10n ** BigInt(k)
  let r = 0
  while (firstFailure(newtonApproximation(r)).n <= limit) r++
  return r
}

const PHI_NUMBER = (1 + Math.sqrt(5)) / 2

/**
 * λ = log_φ((809 + 500g)/√19) = 11.527…. x_0 = 809/500 is as close to φ as a Fibonacci quotient
 * with index λ would be: |x_0 − φ|/|x_0 + g| = 19/(809 + 500g)² = φ^(−2λ).
 */
const LAMBDA = Math.log((809 + 500 / PHI_NUMBER) / Math.sqrt(19)) / Math.log(PHI_NUMBER)

/**
 * The smallest r with ⌊n·x_r⌋ = a_n for all 1 ≤ n ≤ 10^k, computed by the formula max(0, 1 +
 * ⌊log2(E/λ)⌋), where E is the largest even m with F_m ≤ 10^k. Up to k = 10^6, every logarithm is
 * at least 10^−7 away from the points at which its floor changes. This distance is far larger than
 * the floating-point error.
 *
 * @throws RangeError unless 0 ≤ k ≤ 10^6 is a whole number
 * @complexity O(1)
 * @source V-42.steps
 */
export function newtonStepsFor(k: number): number {
  if (!Number.isSafeInteger(k) || k < 0 || k > 1e6) {
    throw new RangeError(`newtonStepsFor: expected a whole number from 0 to 10^6, got ${k}`)
  }
  const largest = (k + Math.log10(5) / 2) / Math.log10(PHI_NUMBER)
  const E = 2 * Math.floor(largest / 2)
  return E === 0 ? 0 : Math.max(0, 1 + Math.floor(Math.log2(E / LAMBDA)))
}
