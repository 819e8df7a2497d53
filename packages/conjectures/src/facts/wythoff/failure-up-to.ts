import { firstFailure, type FirstFailure, floorTimes, type Fraction } from '@nim/core/wythoff'
import { firstWinningPoints } from './first-winning-points.ts'

/** Where ⌊n·factor⌋ is not a_n. */
export type Failure = FirstFailure

/** Up to 10^3 every n is tried; beyond, the first failure is found through Fibonacci numbers. */
const BY_ONE = 3

/**
 * The first n ≤ 10^k at which ⌊n·factor⌋ is not a_n; null if there is none.
 * @source V-T4
 */
export function failureUpTo(k: number): (factor: Fraction) => Failure | null {
  const limit = 10n ** BigInt(k)
  if (k > BY_ONE) {
    return (factor) => {
      if (factor.p <= 0n) return { n: 1n, floor: 0n, a: 1n }
      const failure = firstFailure(factor)
      return failure.n <= limit ? failure : null
    }
  }
  const { a } = firstWinningPoints(Number(limit))
  return (factor) => {
    for (let n = 1n; n <= limit; n++) {
      const floor = floorTimes(factor, n)
      const right = BigInt(a[Number(n)]!)
      if (floor !== right) return { n, floor, a: right }
    }
    return null
  }
}
