import { binomial, binomialUpTo } from './binomial.ts'

/**
 * The exact number of positions in a box of any size. It is C(max+n, n) if positions are sorted,
 * and (max+1)^n otherwise.
 * @complexity about the cost of one product of the result's length
 */
export function boxCount(piles: number, max: number, isSortedBox: boolean): bigint {
  const sizes = BigInt(max) + 1n
  return isSortedBox ? binomial(sizes - 1n + BigInt(piles), piles) : sizes ** BigInt(piles)
}

/**
 * The number of positions of a box as a `number`. The function never computes a huge count.
 * @throws RangeError unless piles ≥ 1 and max ≥ 0 are whole and the count is below 2^53
 */
export function rankableCount(piles: number, max: number, isSortedBox: boolean): number {
  if (!Number.isSafeInteger(piles) || piles < 1) {
    throw new RangeError(`box: expected piles as a whole number >= 1, got ${piles}`)
  }
  if (!Number.isSafeInteger(max) || max < 0) {
    throw new RangeError(`box: expected max as a whole number >= 0, got ${max}`)
  }
  const limit = BigInt(Number.MAX_SAFE_INTEGER)
  const count = isSortedBox
    ? binomialUpTo(limit, BigInt(max) + BigInt(piles), piles)
    : powerUpTo(limit, BigInt(max) + 1n, piles)
  if (count === null) {
    throw new RangeError(
      `box: ${piles} piles of size at most ${max} have more than ${limit} positions, too many to rank`,
    )
  }
  return Number(count)
}

/** The power base^exponent if it is at most `limit`, otherwise null. */
function powerUpTo(limit: bigint, base: bigint, exponent: number): bigint | null {
  if (base === 1n) return 1n
  let value = 1n
  for (let i = 0; i < exponent && value <= limit; i++) value *= base
  return value <= limit ? value : null
}
