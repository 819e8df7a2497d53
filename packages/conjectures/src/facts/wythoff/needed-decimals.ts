import { firstFailure, newtonApproximation } from '@nim/core/wythoff'

/** The least d for which x_r cut off after d decimals still has ⌊nx⌋ = a_n for all n ≤ 10^k. */
export function neededDecimals(r: number, k: number): number {
  const { p, q } = newtonApproximation(r)
  const limit = 10n ** BigInt(k)
  const isEnough = (digits: number): boolean => {
    const scale = 10n ** BigInt(digits)
    return firstFailure({ p: (p * scale) / q, q: scale }).n > limit
  }
  let [low, high] = [0, 1]
  while (!isEnough(high)) [low, high] = [high, 2 * high]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}
