import { floorDifference, floorTimes, newtonApproximation } from '@nim/core/wythoff'
import { firstWinningPoints } from './first-winning-points.ts'

/** Up to here every n is one by itself. */
export const BY_ONE = 1000

/** One number n, or all of 10^(k−1) < n ≤ 10^k under the largest of them. */
export interface Numbers {
  readonly n: bigint
  /** a_n; null for more than one number. */
  readonly a: number | null
  /** ⌊n·x_r⌋; null if there is no such x_r. */
  readonly floorWith: (r: number | null) => number | null
  /** Whether ⌊n·x_r⌋ = a_n for each of the numbers; of more than one by floor sums. */
  readonly isEnough: (r: number | null) => boolean
}

/** Every n ≤ 1000 with a_n by the rules of the game, then all n ≤ 10^max by their number of digits. */
export function* numbersBySize(max: number): Generator<Numbers> {
  const { a } = firstWinningPoints(BY_ONE)
  for (let i = 1; i <= Math.min(BY_ONE, 10 ** max); i++) {
    const n = BigInt(i)
    const floorWith = (r: number | null): number | null =>
      r === null || r < 0 ? null : Number(floorTimes(newtonApproximation(r), n))
    yield { n, a: a[i]!, floorWith, isEnough: (r) => floorWith(r) === a[i] }
  }
  for (let k = 4; k <= max; k++) {
    const n = 10n ** BigInt(k)
    const isEnough = (r: number | null): boolean => {
      if (r === null || r < 0) return false
      const x = newtonApproximation(r)
      return floorDifference(n, x) === floorDifference(n / 10n, x)
    }
    yield { n, a: null, floorWith: () => null, isEnough }
  }
}
