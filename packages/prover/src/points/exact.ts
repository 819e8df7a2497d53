/** Functions for safe integers and for vectors of safe integers. */

/**
 * Returns the value, provided that it is a safe integer.
 * @throws RangeError if it is not, so that an overflow never causes a wrong answer
 */
export function exactly(value: number): number {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`points: a number in the computation reaches 2^53 (${value})`)
  }
  // adding 0 changes −0 to 0
  return value + 0
}

/** The greatest common divisor of integers, at least 0. */
export function gcdOf(...values: readonly number[]): number {
  let divisor = 0
  for (const value of values) {
    let [a, b] = [divisor, Math.abs(value)]
    while (b !== 0) [a, b] = [b, a % b]
    divisor = a
  }
  return divisor
}

/** The least common multiple of integers ≥ 1. @throws RangeError if it is 2^53 or more */
export function lcmOf(...values: readonly number[]): number {
  return values.reduce((a, b) => exactly((a / gcdOf(a, b)) * b), 1)
}

/** The residue of the value in 0..m−1. */
export function residueOf(value: number, m: number): number {
  const rest = value % m
  return rest < 0 ? rest + m : rest + 0
}

/** ⌊a/b⌋ for b ≥ 1. */
export function floorOf(a: number, b: number): number {
  return Math.floor(a / b) + 0
}

/** The scalar product Σ a_i·b_i. */
export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += exactly(a[i]! * b[i]!)
  return exactly(sum)
}

/** The vector p·a + q·b. */
export function combine(
  p: number,
  a: readonly number[],
  q: number,
  b: readonly number[],
): number[] {
  return a.map((value, i) => exactly(exactly(p * value) + exactly(q * b[i]!)))
}

/**
 * Divides the vector by the greatest common divisor of its entries. The vector 0 is returned
 * unchanged.
 */
export function primitive(vector: readonly number[]): number[] {
  const divisor = gcdOf(...vector)
  return vector.map((value) => (divisor === 0 ? 0 : value / divisor))
}
