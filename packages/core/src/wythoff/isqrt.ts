import type { Pile } from '../integers/integers.ts'

/**
 * For numbers with at most this many bits, a floating-point root is an accurate enough starting
 * value.
 */
const GUESSABLE_BITS = 1000

/**
 * The integer square root ⌊√n⌋ of an integer n ≥ 0, exact for every size. A floating-point root
 * serves only as an initial guess, which exact comparisons correct.
 *
 * @throws RangeError if n is negative, or a number that is not a safe integer
 * @complexity O(M(log n)) bit operations, where M is the cost of a product
 */
export function isqrt<T extends Pile>(n: T): T {
  if (typeof n === 'bigint') return bigIsqrt(n) as T
  if (!Number.isSafeInteger(n) || n < 0) {
    throw new RangeError(`isqrt: expected a safe integer >= 0, got ${n}`)
  }
  let root = Math.floor(Math.sqrt(n))
  while (root * root > n) root--
  while ((root + 1) * (root + 1) <= n) root++
  return root as T
}

function bigIsqrt(n: bigint): bigint {
  if (n < 0n) throw new RangeError(`isqrt: expected an integer >= 0, got ${n}`)
  if (n < 2n) return n
  // Newton's method descends to the root from any larger starting value.
  let root = above(n)
  for (;;) {
    const next = (root + n / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

/**
 * A starting value for Newton's method, for n ≥ 2. It is at least ⌊√n⌋, and at least half of its
 * digits agree with those of ⌊√n⌋.
 */
function above(n: bigint): bigint {
  const bits = 4 * n.toString(16).length
  if (bits <= GUESSABLE_BITS) {
    const guess = BigInt(Math.floor(Math.sqrt(Number(n))))
    return guess + (guess >> 50n) + 1n
  }
  const shift = BigInt(Math.floor(bits / 4))
  return (bigIsqrt(n >> (2n * shift)) + 1n) << shift
}
