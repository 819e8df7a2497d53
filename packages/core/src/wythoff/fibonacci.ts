/**
 * The Fibonacci number F_index, where F_0 = 0 and F_1 = F_2 = 1.
 * @throws RangeError unless index ≥ 0 is a whole number
 * @complexity O(log index) products, by doubling
 * @source V section 1.1
 */
export function fibonacci(index: number): bigint {
  if (!Number.isSafeInteger(index) || index < 0) {
    throw new RangeError(`fibonacci: expected a whole number >= 0, got ${index}`)
  }
  return pair(index)[0]
}

/** The two Fibonacci numbers F_n and F_{n+1}. */
function pair(n: number): readonly [bigint, bigint] {
  if (n === 0) return [0n, 1n]
  const [f, g] = pair(Math.floor(n / 2))
  const even = f * (2n * g - f)
  const odd = f * f + g * g
  return n % 2 === 0 ? [even, odd] : [odd, even + odd]
}
